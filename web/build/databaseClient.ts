/** The database client, which is not kept in the repository: generated again when the schema of the database has changed. */
import { fingerprint, isDone, setDone } from './inputs.ts'
import { must } from './run.ts'

const DATABASE_INPUTS = [
  'prisma/schema',
  'prisma/modelsGenerator.ts',
  'prisma.config.ts',
  'node_modules/prisma-cli/package.json',
  'node_modules/@pothos/plugin-prisma/package.json',
]

/** Generates it if it is out of date; `say` hears that it takes a while. */
export async function prepareDatabaseClient(say: (text: string) => void): Promise<void> {
  const mark = 'api/generated/.inputs'
  const print = fingerprint(DATABASE_INPUTS)
  if (isDone(mark, print)) return
  say('Generating the database client\n')
  await must('Generating the database client', 'prisma', ['generate'])
  setDone(mark, print)
}
