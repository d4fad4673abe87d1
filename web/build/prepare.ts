/** Before a start: generates and builds what is missing or out of date, and nothing else. With --dev the client is left to Vite. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fingerprint, isDone, setDone } from './inputs.ts'
import { keepAssets } from './keepAssets.ts'
import { precompress } from './precompress.ts'
import { must, ROOT } from './run.ts'

const CLIENT_INPUTS = ['web', 'api/rules', 'vite.config.ts', 'tsconfig.json', 'relay.config.json', 'package-lock.json']
const DATABASE_INPUTS = [
  'prisma/schema',
  'prisma.config.ts',
  'node_modules/prisma/package.json',
  'node_modules/@pothos/plugin-prisma/package.json',
]
const BUILT = 'dist/web'
const FRESH = 'dist/web.new'

async function prepareDatabaseClient(): Promise<void> {
  const mark = 'api/generated/.inputs'
  const print = fingerprint(DATABASE_INPUTS)
  if (isDone(mark, print)) return
  process.stdout.write('Generating the database client\n')
  await must('Generating the database client', 'prisma', ['generate'])
  setDone(mark, print)
}

async function prepareClient(): Promise<void> {
  const print = fingerprint(CLIENT_INPUTS)
  if (isDone(`${BUILT}/.inputs`, print)) return
  process.stdout.write('Building the web client\n')
  const [built, fresh, old] = [BUILT, FRESH, 'dist/web.old'].map((folder) => path.join(ROOT, folder)) as [
    string,
    string,
    string,
  ]
  await must('Building the web client', 'vite', ['build', '--outDir', path.join(ROOT, FRESH), '--logLevel', 'warn'])
  await precompress(fresh)
  keepAssets(built, fresh, Date.now())
  setDone(`${FRESH}/.inputs`, print)
  // Swapped at the end: a build that is cut off, or a server that still runs, loses nothing.
  rmSync(old, { recursive: true, force: true })
  if (existsSync(built)) renameSync(built, old)
  renameSync(fresh, built)
  rmSync(old, { recursive: true, force: true })
}

await prepareDatabaseClient()
if (!process.argv.includes('--dev')) await prepareClient()
