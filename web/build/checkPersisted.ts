/** Whether the server knows every document that the client asks for by its id, and no other. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './run.ts'

const ARTIFACTS = path.join(ROOT, 'web/__generated__')

const known = new Set(Object.keys(JSON.parse(readFileSync(path.join(ROOT, 'web/persisted.json'), 'utf8')) as object))
const asked = new Map<string, string>()
for (const file of readdirSync(ARTIFACTS)) {
  const id = /"id": "([0-9a-f]{64})"/.exec(readFileSync(path.join(ARTIFACTS, file), 'utf8'))?.[1]
  if (id) asked.set(id, file)
}
const problems = [
  ...[...asked]
    .filter(([id]) => !known.has(id))
    .map(([, file]) => `${file} asks for a document that web/persisted.json does not have`),
  ...[...known]
    .filter((id) => !asked.has(id))
    .map((id) => `web/persisted.json has a document that nobody asks for: ${id}`),
]
for (const problem of problems) process.stdout.write(`${problem}\n`)
if (problems.length > 0) {
  process.stdout.write('Run `npm run codegen`\n')
  process.exit(1)
}
