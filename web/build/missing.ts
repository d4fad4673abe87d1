/** Before a server starts: what `npm run build` makes must be there. Needs nothing that only builds. */
import { existsSync } from 'node:fs'
import path from 'node:path'

const BUILT = {
  'the database client': 'api/generated/prisma/client.ts',
  'the web client': 'dist/web/index.html',
  'its documents': 'web/persisted.json',
}

/** One sentence on what is not built below `root`; null when everything is there. */
export function missing(root: string): string | null {
  const names = Object.entries(BUILT)
    .filter(([, file]) => !existsSync(path.join(root, file)))
    .map(([name]) => name)
  return names.length > 0 ? `Not built yet: ${names.join(', ')}. Run npm run build first.` : null
}

if (import.meta.main) {
  const problem = missing(path.resolve(import.meta.dirname, '../..'))
  if (problem) {
    process.stderr.write(`${problem}\n`)
    process.exitCode = 1
  }
}
