/** What is loaded beside a dynamic import: only what its page has not got yet, as each name costs bytes. */
import type { Plugin } from 'vite'

/** Static imports of each file of the build. */
const imports = new Map<string, readonly string[]>()

/** Notes what each file imports, before the dynamic imports are written out. */
export function noteImports(): Plugin {
  return {
    name: 'note-imports',
    apply: 'build',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const output of Object.values(bundle))
          if (output.type === 'chunk') imports.set(output.fileName, output.imports)
      },
    },
  }
}

/** The file and all that it imports, by whatever way: there when it runs. */
function loadedWith(file: string, loaded = new Set<string>()): Set<string> {
  if (loaded.has(file)) return loaded
  loaded.add(file)
  for (const each of imports.get(file) ?? []) loadedWith(each, loaded)
  return loaded
}

/** The first script and style sheet are there before anything else. */
const FIRST = /^assets\/(vendor|index|rolldown-runtime)-/

/** What only administrators load, and the server names in their documents: its names would weigh on everybody. */
const ANNOUNCED = /^assets\/adminRoutes-/

/** What a script in `hostId` loads beside the file of a dynamic import. */
export function besides(
  file: string,
  dependencies: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return dependencies
  if (ANNOUNCED.test(file)) return []
  const loaded = loadedWith(hostId)
  return dependencies.filter((name) => name !== file && !FIRST.test(name) && !loaded.has(name))
}
