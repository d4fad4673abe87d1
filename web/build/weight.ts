import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** A file of the build, as Vite's manifest describes it. */
export interface Chunk {
  file: string
  /** Of a page's file: the page's folder in `web/pages`. */
  name?: string
  isEntry?: boolean
  /** Keys of what it loads at once. */
  imports?: string[]
}

/** kB of script before something works on a first visit: brotli, best level, bytes / 1000. */
export interface Weights {
  /** The entry: what every page needs. */
  shell: number
  /** Each page, by its folder, with the shell. */
  pages: Record<string, number>
}

/** Weighs the shell and the code of each page in `folders`; `sizeOf` answers a file's compressed bytes. */
export function weigh(
  manifest: Record<string, Chunk>,
  folders: readonly string[],
  sizeOf: (file: string) => number,
): Weights {
  const kiloBytes = (keys: Iterable<string>) =>
    [...keys].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0) / 1000
  const shell = loadedWith(
    manifest,
    Object.keys(manifest).filter((key) => manifest[key]?.isEntry),
  )
  const pages = Object.entries(manifest).flatMap(([key, { name }]) =>
    name && folders.includes(name) ? [[name, kiloBytes(loadedWith(manifest, [...shell, key]))] as const] : [],
  )
  return { shell: kiloBytes(shell), pages: Object.fromEntries(pages) }
}

function loadedWith(manifest: Record<string, Chunk>, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue
    found.add(key)
    loadedWith(manifest, manifest[key]?.imports ?? [], found)
  }
  return found
}

/** What may weigh how much, kB. */
export interface Limits {
  shell: number
  /** With the shell. */
  pages: Readonly<Record<string, number>>
  /** Of any other page, on top of the shell's limit. */
  others: number
}

/** A line for each that is over its limit, and for each limit of a page that is not there. */
export function overweight({ shell, pages }: Weights, limits: Limits): string[] {
  const rows = Object.entries(pages).map(
    ([name, weight]) => [`web/pages/${name}`, weight, limits.pages[name] ?? limits.shell + limits.others] as const,
  )
  const over = [['The shell', shell, limits.shell] as const, ...rows].filter(([, weight, limit]) => weight > limit)
  return [
    ...over.map(
      ([name, weight, limit]) =>
        `${name} weighs ${weight.toFixed(1)} kB, ${(weight - limit).toFixed(1)} over its limit of ${limit}`,
    ),
    ...Object.keys(limits.pages)
      .filter((name) => !(name in pages))
      .map((name) => `web/pages/${name} has a limit and is not in the build`),
  ]
}

const PAGES = path.resolve(import.meta.dirname, '../pages')

/** Weighs a build that is there. */
export function weighBuild(folder: string): Weights {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  return weigh(manifest, readdirSync(PAGES), (file) => compressedSize(path.join(folder, file)))
}

/** Small files have no compressed copy beside them. */
function compressedSize(file: string): number {
  if (existsSync(`${file}.br`)) return statSync(`${file}.br`).size
  return brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
