/** The build of the client, made again only when something of it has changed. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fingerprint, isDone, setDone } from './inputs.ts'
import { keepAssets, keepDocuments } from './keepEarlier.ts'
import { must, ROOT } from './run.ts'

const INPUTS = ['web', 'api/rules', 'vite.config.ts', 'tsconfig.json', 'relay.config.json', 'package-lock.json']
const FRESH = 'dist/web.new'
const OLD = 'dist/web.old'

/** Where it is, relative to the repository. */
export const BUILT = 'dist/web'

/** Builds what is out of date; `say` hears that it takes a while. */
export async function prepareClient(say: (text: string) => void): Promise<void> {
  const print = fingerprint(INPUTS)
  if (isDone(`${BUILT}/.inputs`, print)) return
  say('Building the web client\n')
  const documents = JSON.parse(readFileSync(path.join(ROOT, 'web/persisted.json'), 'utf8')) as Record<string, string>
  const [built, fresh, old] = [path.join(ROOT, BUILT), path.join(ROOT, FRESH), path.join(ROOT, OLD)]
  await must('Building the web client', 'vite', ['build', '--outDir', fresh, '--logLevel', 'warn'])
  await precompress(fresh)
  await must('Building the pages for the server', 'vite', [
    'build',
    '--ssr',
    'routes/draw.tsx',
    '--outDir',
    `${fresh}/.server`,
    '--logLevel',
    'error',
  ])
  const now = Date.now()
  keep('code', () => keepAssets(built, fresh, now))
  keep('documents', () => keepDocuments(built, fresh, documents, now))
  setDone(`${FRESH}/.inputs`, print)
  // Swapped at the end: a build that is cut off, or a server that still runs, loses nothing.
  rmSync(old, { recursive: true, force: true })
  if (existsSync(built)) renameSync(built, old)
  renameSync(fresh, built)
  rmSync(old, { recursive: true, force: true })

  /** Only open tabs need it: what goes wrong here stops no build. */
  function keep(what: string, step: () => void): void {
    try {
      step()
    } catch (error) {
      say(`Open tabs have to reload, the ${what} of earlier builds could not be kept: ${String(error)}\n`)
    }
  }
}

const WORTHWHILE = /\.(js|css|svg|json|txt|map)$/
/** Below this many bytes the headers outweigh what is saved. */
const SMALLEST = 512

/** Puts .br and .gz files beside the built ones: compressed once and best, instead of at each request. */
async function precompress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && WORTHWHILE.test(entry.name) && !entry.parentPath.includes('.vite'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await Promise.all(files.map(compress))
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
