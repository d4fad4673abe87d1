import path from 'node:path'
import { minify } from 'terser'
import { build, type Plugin, type Rolldown } from 'vite'

/** Puts `web/start.ts` into the page, where no request is between the HTML and its first press. */
export function startScript(): Plugin {
  return {
    name: 'start-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const minified = await minify(await bundled(), {
          ecma: 2022,
          toplevel: true,
          compress: { passes: 3, unsafe_arrows: true },
        })
        const children = `(()=>{${minified.code}})()`
        return [{ tag: 'script', attrs: { 'data-code': '__CODE__' }, children, injectTo: 'head' }]
      },
    },
  }
}

/** With what it imports, as one script. */
async function bundled(): Promise<string> {
  const entry = path.resolve(import.meta.dirname, '../start.ts')
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    build: { write: false, minify: false, target: 'es2022', lib: { entry, formats: ['es'] } },
  })
  const [{ output }] = outputs as [Rolldown.RolldownOutput]
  return output[0].code
}
