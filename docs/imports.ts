/** Reads who imports whom from the sources, for the architecture test. Imports of types count: they are knowledge too. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface Import {
  from: string
  to: string
  isTypeOnly: boolean
  /** `import('…')`: loaded when it is called. */
  isDynamic: boolean
}

const SOURCES = ['api', 'web', 'prisma', 'e2e', 'bench']
const STATEMENT = /^\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s)?'([^']+)'|import\('([^']+)'\)/gm

function sources(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/__generated__|api\/generated|node_modules/.test(file))
}

/** Every import of the repository as it is written. Tests are left out: they may reach anywhere. */
function allImportsOf(root: string): Import[] {
  return SOURCES.flatMap((folder) => sources(root, folder))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((from) => {
      const text = readFileSync(path.join(root, from), 'utf8').replaceAll(/^\s*(\*|\/\/).*$/gm, '')
      return [...text.matchAll(STATEMENT)].map(([, type, statically, dynamically]) => ({
        from,
        to: statically ?? dynamically ?? '',
        isTypeOnly: type !== undefined,
        isDynamic: dynamically !== undefined,
      }))
    })
}

/** Every relative import of the repository, both ends as paths from its root. */
export function importsOf(root: string): Import[] {
  return allImportsOf(root)
    .filter(({ to }) => to.startsWith('.'))
    .map((found) => ({ ...found, to: path.normalize(path.join(path.dirname(found.from), found.to)) }))
}

/** Every import of a package, by its name in package.json. */
export function packageImportsOf(root: string): Import[] {
  return allImportsOf(root)
    .filter(({ to }) => !/^(\.|node:|$)/.test(to))
    .map((found) => ({ ...found, to: /^(@[^/]+\/)?[^/]+/.exec(found.to)![0] }))
}

/** True for the code of a page, or what names its parts' queries, where its entry names it for the client to load. */
export const isCodeOfPage = ({ from, to, isDynamic }: Import): boolean =>
  isDynamic && from.endsWith('/page.ts') && (to.endsWith('.tsx') || to.endsWith('/parts.ts'))

/** Every file that is loaded with this one. */
export function reachedFrom(
  imports: readonly Import[],
  file: string,
  follows: (found: Import) => boolean = () => true,
  loaded = new Set<string>(),
): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const found of imports)
    if (found.from === file && !found.isTypeOnly && follows(found)) reachedFrom(imports, found.to, follows, loaded)
  return loaded
}

/** A room of the sources: a folder of api, web or the root, each feature and page of web, or a file beside the folders of api. */
export function roomOf(file: string): string {
  const [top = '', second = '', third = ''] = file.split('/')
  if (top === 'web')
    return ['web', ...(third ? [second] : []), ...(/^(features|pages)$/.test(second) ? [third] : [])].join('/')
  if (top !== 'api') return top
  return `api/${/^config[A-Z]/.test(second) ? 'config' : second.replace(/\.ts$/, '')}`
}

/** The circles in a graph of who names whom, each once, as `a → b → a`. */
export function circlesOf(edges: readonly { from: string; to: string }[]): string[] {
  const graph = new Map<string, Set<string>>()
  for (const { from, to } of edges) if (from !== to) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (node: string, trail: string[]): void => {
    if (trail.includes(node)) return void circles.push([...trail.slice(trail.indexOf(node)), node].join(' → '))
    if (done.has(node)) return
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node])
    done.add(node)
  }
  for (const node of graph.keys()) walk(node, [])
  return circles
}
