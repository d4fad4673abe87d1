/** Source of the web client: the build, or Vite in development. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import sirv from 'sirv'
import type { draw } from '../../../web/routes/draw.tsx'
import { builtShell, splitShell, type Shell } from './pageShell.ts'
import type { matchPage, missingPage, publicPages } from '../../../web/routes/matchPage.ts'

/** The client's own table of its pages. */
export interface PageTable {
  matchPage: typeof matchPage
  missingPage: typeof missingPage
  publicPages: typeof publicPages
}

export interface PageSource {
  /** It is the same from now on: what is made of it may be kept. */
  isBuilt: boolean
  shell(address: string): Promise<Shell>
  table(): Promise<PageTable>
  /** Draws pages; null when the build has no bundle for it. */
  drawing(): Promise<Drawing | null>
  /** Files, relative to the site's root, that the page of this folder of `web/pages` needs at once, with what its frame adds to the first script. */
  chunksOf(name: string, frame: { isMember: boolean; isAdministration: boolean }): readonly string[]
  /** True when the path is a file of the client, or could be one. */
  hasFile(pathname: string): boolean
  serveFile(request: IncomingMessage, response: ServerResponse, otherwise: () => void): void
  close(): Promise<void>
}

interface Chunk {
  file: string
  /** Of a page's file: the page's folder. Of what its frame adds: see `web/build/files.ts`. */
  name?: string
  imports?: string[]
}

export type Drawn = Awaited<ReturnType<typeof draw>>

export interface Drawing {
  draw: typeof draw
}

const BUILT = path.resolve(import.meta.dirname, '../../../dist/web')
/** While the sources do not compile, every page is Vite's own, which shows the error. */
const NONE: PageTable = {
  matchPage: () => null,
  missingPage: () => ({
    name: '',
    isAdministration: false,
    isPersonal: false,
    queries: [],
    isSecret: false,
    isDrawn: false,
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
  const shell = builtShell(folder)
  const chunks = new Map<string, readonly string[]>()
  let table: Promise<PageTable> | undefined
  const drawing = importDrawing(path.join(folder, '.server/server.js'))
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
    isBuilt: true,
    shell: async () => shell,
    table: () => (table ??= import('../../../web/routes/matchPage.ts')),
    drawing: () => drawing,
    chunksOf(name, { isMember, isAdministration }) {
      const others = isAdministration ? ['admin'] : isMember ? ['live'] : []
      const key = [name, ...others].join(' ')
      const known = chunks.get(key) ?? chunksOf(manifest, [name, `${name}-parts`, ...others])
      chunks.set(key, known)
      return known
    },
    hasFile: (pathname) =>
      (files.has(pathname) && pathname !== '/index.html' && !pathname.startsWith('/.')) ||
      pathname.startsWith('/assets/'),
    serveFile: (request, response, otherwise) => serve(request, response, otherwise),
    close: async () => {},
  }
}

/** The files of the build that have these names, with their imports. */
function chunksOf(manifest: Record<string, Chunk>, names: readonly string[]): string[] {
  const found = new Set<string>()
  function collect({ file, imports = [] }: Chunk): void {
    if (found.has(file)) return
    found.add(file)
    for (const key of imports) if (manifest[key]) collect(manifest[key])
  }
  for (const chunk of Object.values(manifest)) if (names.includes(chunk.name ?? '')) collect(chunk)
  return [...found]
}

async function importDrawing(file: string): Promise<Drawing | null> {
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Drawing) : null
}

/** Vite on the same port, with hot replacement over the given server. */
export async function developedPages(server: Server): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } })
  const index = path.join(vite.config.root, 'index.html')
  return {
    isBuilt: false,
    shell: async (address) => splitShell(await vite.transformIndexHtml(address, readFileSync(index, 'utf8'))),
    table: async () => (await vite.ssrLoadModule('/routes/matchPage.ts').catch(() => NONE)) as PageTable,
    drawing: async () => (await vite.ssrLoadModule('/routes/draw.tsx').catch(() => null)) as Drawing | null,
    chunksOf: () => [],
    hasFile: (pathname) => /^\/(@|node_modules\/|__)|\.\w+$/.test(pathname),
    serveFile: (request, response, otherwise) => vite.middlewares(request, response, otherwise),
    close: () => vite.close(),
  }
}
