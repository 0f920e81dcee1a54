// The fair's board: what everybody has, and the answers to the open question as tents to click on.

const style = document.createElement('link')
style.rel = 'stylesheet'
style.href = new URL('board.css', import.meta.url).href
document.head.append(style)

function part(name, words = '') {
  const element = document.createElement(name)
  element.textContent = words
  return element
}

/** Everybody's coins and points. */
function stalls({ view, names }) {
  const list = part('ul')
  names.forEach((name, seat) => {
    const row = part('li')
    row.append(part('b', name), part('span', `¢ ${view.coins[seat]}`), part('span', `★ ${view.points[seat]}`))
    list.append(row)
  })
  return list
}

/** The answers to the open question, each as a tent. */
function tents({ decision, choose, words }) {
  const row = part('div')
  row.className = 'tents'
  for (const { option, label } of decision?.options ?? []) {
    const tent = part('button', words(label))
    tent.type = 'button'
    tent.onclick = () => void choose(option)
    row.append(tent)
  }
  return row
}

export function mount(element, given) {
  const fair = part('section')
  fair.className = 'fair paper'
  element.append(fair)

  function update(now) {
    fair.replaceChildren(part('h2', now.words('proving-title')), stalls(now), tents(now))
  }

  update(given)
  return { update, unmount: () => fair.remove() }
}
