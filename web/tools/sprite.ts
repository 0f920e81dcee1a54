import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Gathers the drawings under src/icons into one sprite, a file of its own that browsers keep.
 * `virtual:icons` tells where it lies, which drawings it holds and which of them are drawn in the
 * colour of the text; those of a game are named after its folder (`lydia/coin.svg` is `lydia-coin`).
 */
export function sprite(folder: string): Plugin {
  const virtual = 'virtual:icons'
  const served = '/sprite.svg'
  let serving = false

  function drawings(): Map<string, string> {
    const found = new Map<string, string>()
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    for (const file of files) {
      if (!file.name.endsWith('.svg')) continue
      const path = join(file.parentPath, file.name)
      const id = relative(folder, path).slice(0, -4).replaceAll(/[\\/]/g, '-')
      found.set(id, readFileSync(path, 'utf8'))
    }
    return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  function whole(): string {
    const symbols = [...drawings()].map(([id, svg]) => symbol(id, svg))
    return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
  }

  return {
    name: 'sprite',
    configResolved(config) {
      serving = config.command === 'serve'
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return
      const source = whole()
      const names = [...drawings().keys()]
      const plain = [...drawings()].filter(([, svg]) => !svg.includes('--icon-ink')).map(([name]) => name)
      let url = served
      if (!serving) {
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8)
        const fileName = `assets/sprite-${hash}.svg`
        this.emitFile({ type: 'asset', fileName, source })
        url = `/${fileName}`
      }
      return Object.entries({ url, names, plain })
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
        .join('\n')
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== served) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(whole())
      })
    },
  }
}

function symbol(id: string, svg: string): string {
  const parts = /^<svg xmlns="[^"]*" viewBox="([^"]*)"([^>]*)>(.*)<\/svg>\s*$/s.exec(svg)
  if (!parts) throw new Error(`icon ${id} is not of the form that the others have`)
  return `<symbol id="${id}" viewBox="${parts[1]}"${parts[2]}>${parts[3]}</symbol>`
}
