import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { sprite } from './tools/sprite.ts'

const server = process.env['TAFELRUNDE_SERVER'] ?? 'http://127.0.0.1:8000'

// What the compiler warns of is no client yet; `npm run check` has the types alone.
function refuse(warning: { message: string; filename?: string }): never {
  throw new Error(`${warning.filename ?? 'a component'}: ${warning.message}`)
}

export default defineConfig({
  plugins: [svelte({ onwarn: refuse }), sprite(fileURLToPath(new URL('src/icons', import.meta.url)))],
  build: {
    target: 'es2022',
    // Everything stays a file of its own: the content policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
})
