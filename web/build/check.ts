/** Format, lint, types, whether generated files are what the code says, and what a first visit weighs. One line a failure, after what it said. */
import { prepareDatabaseClient } from './databaseClient.ts'
import { prepareDocuments } from './documents.ts'
import { must, run } from './run.ts'

const CHECKS: [title: string, command: string, args: string[]][] = [
  ['Types', 'tsc', ['--noEmit']],
  ['Lint', 'oxlint', ['--deny-warnings']],
  ['Format', 'oxfmt', ['--check']],
  ['schema.graphql', 'node', ['api/printSchema.ts', '--check']],
  ['Migrations', 'node', ['prisma/draftMigration.ts', '--check']],
  ['Weight', 'node', ['web/build/checkWeight.ts']],
]

// Not kept in the repository: made of what is there.
await prepareDatabaseClient(() => {})
await must('Typing the schema', 'node', ['api/printTypes.ts'])
await prepareDocuments(() => {})

const waiting = [...CHECKS]
let failures = 0

async function work(): Promise<void> {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [title, command, args] = check
    const { ok, output } = await run(command, args)
    if (ok) continue
    failures += 1
    process.stdout.write(`${output.trimEnd()}\n✗ ${title}: ${command} ${args.join(' ')}\n`)
  }
}

await Promise.all([work(), work()])
if (failures > 0) process.exit(1)
process.stdout.write(`All ${CHECKS.length} checks passed\n`)
