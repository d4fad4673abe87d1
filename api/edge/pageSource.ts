/** Source of the web client: the build, or Vite in development. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import type { matchPage, missingPage, publicPages } from '../../web/routes/matchPage.ts'

/** The client's own table of its pages. */
export interface PageTable {
  matchPage: typeof matchPage
  missingPage: typeof missingPage
  publicPages: typeof publicPages
}

/**
 * An HTML page in two parts: the first goes out at once, the page's data between them. `__CSP_NONCE__` stands for the
 * nonce.
 */
export interface Shell {
  head: string
  /** From the end of the head on. */
  body: string
  end: string
}

export interface PageSource {
  shell(address: string): Promise<Shell>
  table(): Promise<PageTable>
  /** Files, relative to the site's root, that the page of this folder of `web/pages` needs at once, with what its frame adds to the first script. */
  chunksOf(name: string, frame: { isMember: boolean; isAdministration: boolean }): string[]
  /** True when the path is a file of the client, or could be one. */
  hasFile(pathname: string): boolean
  serveFile(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void
  close(): Promise<void>
}

interface Chunk {
  file: string
  imports?: string[]
}

const BUILT = path.resolve(import.meta.dirname, '../../dist/web')
/** While the sources do not compile, every page is Vite's own, which shows the error. */
const NONE: PageTable = {
  matchPage: () => null,
  missingPage: () => ({
    name: '',
    isAdministration: false,
    queries: [],
    isSecret: false,
    waitsForData: false,
    served: () => ({ head: '', status: 500 }),
  }),
  publicPages: () => [],
}

/** The built client; null when there is no build. */
export function builtPages(folder = BUILT): PageSource | null {
  if (!existsSync(path.join(folder, 'index.html'))) return null
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`),
  )
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  const shell = splitBuilt(readFileSync(path.join(folder, 'index.html'), 'utf8'))
  const serve = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    dotfiles: false,
    setHeaders: (response, pathname) =>
      response.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  return {
    shell: async () => shell,
    table: () => import('../../web/routes/matchPage.ts'),
    chunksOf: (name, { isMember, isAdministration }) => [
      ...chunksOf(
        manifest,
        name,
        isAdministration ? ['routes/adminRoutes.tsx'] : isMember ? ['shell/Account.tsx'] : [],
      ),
    ],
    hasFile: (pathname) =>
      (files.has(pathname) && pathname !== '/index.html' && !pathname.startsWith('/.')) ||
      pathname.startsWith('/assets/'),
    serveFile: (request, response, otherwise) => serve(request, response, otherwise),
    close: async () => {},
  }
}

/** What the build's manifest names for a page: its entry, and its code, the module in its folder that is called `…Page.tsx`. */
function chunksOf(manifest: Record<string, Chunk>, name: string, others: string[]): Set<string> {
  const code = new RegExp(`^pages/${name}/\\w+Page\\.tsx$`)
  const found = new Set<string>()
  // The entry first: head, query and skeleton wait for it.
  const own = [`pages/${name}/page.ts`, ...Object.keys(manifest).filter((file) => code.test(file))]
  for (const file of [...own, ...others]) collect(manifest, file, found)
  return found
}

function collect(manifest: Record<string, Chunk>, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found)
  return found
}

const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/

/**
 * The entry script runs as soon as it is there, not when the page's data has come: it is `async`, after the root
 * element.
 */
function splitBuilt(html: string): Shell {
  const entry = ENTRY.exec(html)
  if (!entry) throw new Error('dist/web/index.html has no entry script')
  const preload = `<link rel="modulepreload" crossorigin href="${entry[1]}" nonce="__CSP_NONCE__">`
  const { head, body, end } = split(html.replace(entry[0], preload))
  return {
    head,
    body: `${body}<script type="module" async crossorigin src="${entry[1]}" nonce="__CSP_NONCE__"></script>`,
    end,
  }
}

function split(html: string): Shell {
  const headEnd = html.indexOf('</head>')
  const bodyEnd = html.lastIndexOf('</body>')
  return { head: html.slice(0, headEnd), body: html.slice(headEnd, bodyEnd), end: html.slice(bodyEnd) }
}

/** Vite on the same port, with hot replacement over the given server. */
export async function developedPages(server: Server): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const index = path.join(vite.config.root, 'index.html')
  return {
    shell: async (address) => split(await vite.transformIndexHtml(address, readFileSync(index, 'utf8'))),
    table: async () => (await vite.ssrLoadModule('/routes/matchPage.ts').catch(() => NONE)) as PageTable,
    chunksOf: () => [],
    hasFile: (pathname) => /^\/(@|node_modules\/|__)|\.\w+$/.test(pathname),
    serveFile: (request, response, otherwise) => vite.middlewares(request, response, otherwise),
    close: () => vite.close(),
  }
}
