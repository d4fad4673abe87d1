import { execFile } from 'node:child_process'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

const TAG = /\bgraphql\s*`([^`]*)`/g
const NAME = /^\s*(?:#.*\s*)*(?:query|mutation|subscription|fragment)\s+(\w+)/

/** Turns each graphql`…` tag into an import of its compiled artifact and, in development, compiles on save. */
export function relayPlugin({ artifacts }: { artifacts: string }): Plugin {
  return {
    name: 'relay',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: /\bgraphql\s*`/ },
      handler(code, id) {
        // Only the client's own files carry tags; elsewhere the word before a quote means nothing.
        if (!id.startsWith(`${path.posix.dirname(artifacts)}/`)) return undefined
        const folder = path.posix.relative(path.posix.dirname(id), artifacts)
        const from = folder.startsWith('.') ? folder : `./${folder}`
        const imports = new Map<string, string>()
        const body = code.replace(TAG, (_tag, document: string) => {
          const name = NAME.exec(document)?.[1]
          if (!name) this.error(`graphql tag without a name in ${id}`)
          imports.set(name, `import __${name} from "${from}/${name}.graphql";`)
          // The same number of lines as before, so that no source map is needed.
          return `__${name}${'\n'.repeat(document.split('\n').length - 1)}`
        })
        return { code: [...imports.values()].join('') + body, map: null }
      },
    },
    configureServer: (server) => compileOnSave(server, artifacts),
  }
}

/** relay-compiler's own watch mode needs watchman; Vite watches the files anyway. */
function compileOnSave(server: ViteDevServer, artifacts: string): void {
  let timer: NodeJS.Timeout | undefined
  function show(problem: string): void {
    server.config.logger.error(problem)
    server.ws.send({ type: 'error', err: { message: problem, stack: '' } })
  }
  server.watcher.on('all', (_event, file) => {
    if (!/\.(tsx?|graphql)$/.test(file) || file.startsWith(artifacts)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      execFile('relay-compiler', ['--output', 'quiet-with-errors'], (error, out, problems) => {
        if (error) show(out + problems)
      })
    }, 50)
  })
}
