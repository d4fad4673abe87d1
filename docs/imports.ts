/** Reads who imports whom from the sources, for the architecture test. */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

export interface Import {
  from: string
  to: string
  isTypeOnly: boolean
}

const SOURCES = ['api', 'web', 'prisma', 'e2e', 'bench']
const STATEMENT = /^\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]+?\sfrom\s)?'([^']+)'|import\('([^']+)'\)/gm

function sources(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/__generated__|api\/generated/.test(file))
}

/** Every relative import of the repository, both ends as paths from its root. Tests are left out: they may reach anywhere. */
export function importsOf(root: string): Import[] {
  return SOURCES.flatMap((folder) => sources(root, folder))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((from) => {
      const text = readFileSync(path.join(root, from), 'utf8').replaceAll(/^\s*(\*|\/\/).*$/gm, '')
      return [...text.matchAll(STATEMENT)].flatMap(([, type, statically, dynamically]) => {
        const target = statically ?? dynamically ?? ''
        if (!target.startsWith('.')) return []
        return [{ from, to: path.normalize(path.join(path.dirname(from), target)), isTypeOnly: type !== undefined }]
      })
    })
}
