/** Everything that is generated, in the order in which one needs the other. */
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { must, ROOT, run } from './run.ts'

const ARTIFACTS = path.join(ROOT, 'web/__generated__')
const PERSISTED = path.join(ROOT, 'web/persisted.json')
const KEPT = '.kept'

await must('Generating the database client', 'prisma', ['generate'])
await must('Printing the schema', 'node', ['api/printSchema.ts'])
await must('Typing the schema', 'node', ['api/printTypes.ts'])
await compileDocuments()

/** Afresh: the compiler neither drops documents that are gone nor writes those that it believes to be there. */
async function compileDocuments(): Promise<void> {
  const kept = [ARTIFACTS, PERSISTED].filter((target) => existsSync(target))
  for (const target of kept) renameSync(target, target + KEPT)
  mkdirSync(ARTIFACTS)
  writeFileSync(PERSISTED, '{}\n')
  const { ok, output } = await run('relay-compiler', ['--output', 'quiet-with-errors'])
  for (const target of kept) {
    if (ok) rmSync(target + KEPT, { recursive: true, force: true })
    else {
      rmSync(target, { recursive: true, force: true })
      renameSync(target + KEPT, target)
    }
  }
  if (ok) return
  process.stderr.write(`${output.trimEnd()}\nCompiling the documents of the client failed\n`)
  process.exit(1)
}
