/** Before a start: generates and builds what is missing or out of date, and nothing else. With --dev the client is left to Vite. */
import { prepareClient } from './client.ts'
import { fingerprint, isDone, setDone } from './inputs.ts'
import { must } from './run.ts'

const DATABASE_INPUTS = [
  'prisma/schema',
  'prisma.config.ts',
  'node_modules/prisma/package.json',
  'node_modules/@pothos/plugin-prisma/package.json',
]

async function prepareDatabaseClient(): Promise<void> {
  const mark = 'api/generated/.inputs'
  const print = fingerprint(DATABASE_INPUTS)
  if (isDone(mark, print)) return
  process.stdout.write('Generating the database client\n')
  await must('Generating the database client', 'prisma', ['generate'])
  setDone(mark, print)
}

await prepareDatabaseClient()
if (!process.argv.includes('--dev')) await prepareClient((text) => process.stdout.write(text))
