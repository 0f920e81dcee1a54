/** Where the visitor is: the address bar, as state. */
class Place {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  constructor() {
    window.addEventListener('popstate', () => this.read())
    document.addEventListener('click', (event) => this.follow(event))
  }

  /** The parts of the path: `/t/abcd` is `['t', 'abcd']`. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent)
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    const before = this.path
    this.read()
    if (before !== this.path) window.scrollTo(0, 0)
  }

  /** Leads on from this page when an answer has come; nowhere once somebody has left it. */
  onward(): (to: string) => void {
    const { path } = this
    return (to) => {
      if (this.path === path) this.go(to)
    }
  }

  /** Change one value of the query, keeping the page. */
  set(name: string, value: string | null): void {
    const query = new URLSearchParams(location.search)
    if (value === null) query.delete(name)
    else query.set(name, value)
    const said = query.toString()
    this.go(location.pathname + (said ? `?${said}` : ''), true)
  }

  private read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    if (link.hash && link.pathname === location.pathname) return
    event.preventDefault()
    this.go(link.pathname + link.search)
  }
}

export const place = new Place()
