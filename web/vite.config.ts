import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { sprite } from './tools/sprite.ts'

const server = process.env['TAFELRUNDE_SERVER'] ?? 'http://127.0.0.1:8000'

// What the compiler warns of is no client yet; `npm run check` has the types alone.
function refuse(warning: { message: string; filename?: string }): never {
  throw new Error(`${warning.filename ?? 'a component'}: ${warning.message}`)
}

// Every rule of a component carries its mark: a short one, and the whole hash where two would share it.
const marked = new Map<string, string>()
function mark({ hash, filename }: { hash: (input: string) => string; filename: string }): string {
  const whole = `x${hash(filename)}`
  const short = whole.slice(0, 4)
  if (!marked.has(short)) marked.set(short, filename)
  return marked.get(short) === filename ? short : whole
}

export default defineConfig({
  plugins: [svelte({ onwarn: refuse, compilerOptions: { cssHash: mark } }), sprite(fileURLToPath(new URL('src/icons', import.meta.url)))],
  build: {
    target: 'es2022',
    // Everything stays a file of its own: the content policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    // A test weighs what is built.
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
})
