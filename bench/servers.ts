/** The product and a bare server on one database of their own. */
// First of all: generates and builds what is out of date.
import '../web/build/prepare.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startEmbedded } from '../api/database/embedded.ts'
import { newDataDir, removeDataDir } from '../api/database/dataDir.ts'
import { startServer } from '../e2e/server.ts'
import { ask } from './measure.ts'

/** One that is measured. */
export interface Measurable {
  url: string
  process: ChildProcess
}

export interface Servers {
  databaseUrl: string
  ours: Measurable
  bare: Measurable
}

const FACTOR = '1000000'

/** What has been started, undone in the opposite order, whatever happens. */
const started: (() => unknown)[] = []
let ending: Promise<void> | undefined

/** Ends all that `startServers` has started. */
export function end(): Promise<void> {
  ending ??= (async () => {
    for (const undo of started.toReversed()) await undo()
  })()
  return ending
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().then(() => process.exit(130)))

/** Starts both; `bareFile` is the module of the bare one, `options` are for the node of both. */
export async function startServers(bareFile: string, options = ''): Promise<Servers> {
  const dataDir = newDataDir()
  started.push(() => removeDataDir(dataDir))
  const database = await startEmbedded(dataDir, { durable: false })
  started.push(() => database.stop())
  const env = { NODE_OPTIONS: options }
  const product = await startServer(dataDir, { ...env, DATABASE_URL: database.url, RATE_LIMIT_FACTOR: FACTOR })
  started.push(() => product.stop())
  const bare = spawn('node', [path.join(import.meta.dirname, bareFile), database.url], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(bare, 'exit')
  started.push(() => {
    bare.kill()
    return ended
  })
  const [line] = (await Promise.race([
    once(bare.stdout, 'data'),
    ended.then(() => Promise.reject(new Error('The bare server ended'))),
  ])) as [Buffer]
  return {
    databaseUrl: database.url,
    ours: { url: product.url, process: product.process },
    bare: { url: line.toString('utf8').trim(), process: bare },
  }
}

/** CPU that a server's process has used so far, in seconds; the database's is not in it. */
export async function cpuSeconds(url: string): Promise<number> {
  const found = /^process_cpu_seconds_total (\S+)$/m.exec(await ask(url, { path: '/metrics' }))
  if (!found) throw new Error(`${url} does not tell its CPU time`)
  return Number(found[1])
}
