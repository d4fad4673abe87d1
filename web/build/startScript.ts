import { readFileSync } from 'node:fs'
import path from 'node:path'
import { minify } from 'terser'
import { transformWithOxc, type Plugin } from 'vite'

/** Puts `web/start.ts` into the page, where no request is between the HTML and its first press. */
export function startScript(): Plugin {
  const file = path.resolve(import.meta.dirname, '../start.ts')
  return {
    name: 'start-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file)
        const minified = await minify(code, { ecma: 2022, toplevel: true, compress: { passes: 2 } })
        const children = `(()=>{${minified.code}})()`
        return [{ tag: 'script', attrs: { 'data-code': '__CODE__' }, children, injectTo: 'head' }]
      },
    },
  }
}
