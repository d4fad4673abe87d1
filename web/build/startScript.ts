import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

/** Puts `web/start.ts` into the page, where no request is between the HTML and its first press. */
export function startScript(): Plugin {
  return {
    name: 'start-script',
    apply: 'build',
    transformIndexHtml: {
      order: 'pre',
      async handler() {
        const attrs = { 'data-code': '__CODE__' }
        return [{ tag: 'script', attrs, children: await bundled(), injectTo: 'head' }]
      },
    },
  }
}

/** With what it imports, as one script that leaves no names behind. */
async function bundled(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.resolve(import.meta.dirname, '../start.ts'),
        output: { format: 'iife' },
      },
    },
  })
  const { output } = outputs as Rolldown.RolldownOutput
  return output[0].code
}
