/** `npm run build`: generates and builds what is missing or out of date, and nothing else. With --dev the client is left to Vite. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { prepareClient } from './client.ts'
import { fingerprint, isDone, setDone } from './inputs.ts'
import { must, ROOT } from './run.ts'

const DATABASE_INPUTS = [
  'prisma/schema',
  'prisma/modelsGenerator.ts',
  'prisma.config.ts',
  'node_modules/prisma-cli/package.json',
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

if (!existsSync(path.join(ROOT, 'node_modules/vite'))) {
  process.stderr.write(
    'The packages that build are not installed: run npm ci --include=dev. A build that is there is served by npm run serve.\n',
  )
  process.exit(1)
}
await prepareDatabaseClient()
if (!process.argv.includes('--dev')) await prepareClient((text) => process.stdout.write(text))
