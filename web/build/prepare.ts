/** `npm run build`: generates and builds what is missing or out of date, and nothing else. With --dev the client is left to Vite. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { prepareClient } from './client.ts'
import { prepareDatabaseClient } from './databaseClient.ts'
import { prepareDocuments } from './documents.ts'
import { ROOT } from './run.ts'

if (!existsSync(path.join(ROOT, 'node_modules/vite'))) {
  process.stderr.write(
    'The packages that build are not installed: run npm ci --include=dev. A build that is there is served by npm run serve.\n',
  )
  process.exit(1)
}
const say = (text: string) => void process.stdout.write(text)
await prepareDatabaseClient(say)
await prepareDocuments(say)
if (!process.argv.includes('--dev')) await prepareClient(say)
