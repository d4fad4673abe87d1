/**
 * `npm run bench`: what our layers cost, as ratios to a bare node:http + pg server that answers the same rows of the
 * same database. Ratios travel between machines; milliseconds do not. About 45 s; nothing is left running.
 */
// First of all: generates and builds what is out of date.
import '../web/build/prepare.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startEmbedded } from '../api/database/embedded.ts'
import { newDataDir, removeDataDir } from '../api/database/dataDir.ts'
import { startServer } from '../e2e/server.ts'
import { CASES, factsOf, PAGE, type Case } from './cases.ts'
import { ask, measure, middle, type Measured } from './measure.ts'

const ROUNDS = 3
const FACTOR = '1000000'

/** What has been started, undone in the opposite order, whatever happens. */
const started: (() => unknown)[] = []
let ending: Promise<void> | undefined
function end(): Promise<void> {
  ending ??= (async () => {
    for (const undo of started.toReversed()) await undo()
  })()
  return ending
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void end().then(() => process.exit(130)))

interface Servers {
  ours: string
  bare: string
}

async function start(): Promise<Servers> {
  const dataDir = newDataDir()
  started.push(() => removeDataDir(dataDir))
  const database = await startEmbedded(dataDir, { durable: false })
  started.push(() => database.stop())
  const product = await startServer(dataDir, { DATABASE_URL: database.url, RATE_LIMIT_FACTOR: FACTOR })
  started.push(() => product.stop())
  const bare = spawn('node', [path.join(import.meta.dirname, 'bare.ts'), database.url], {
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
  return { ours: product.url, bare: line.toString('utf8').trim() }
}

/** Throws when the two answer different rows: then there is nothing to compare. */
async function expectSame({ ours, bare }: Servers, { name, ...asked }: Case): Promise<void> {
  const [mine, theirs] = await Promise.all([ask(ours, asked.ours), ask(bare, asked.bare)])
  const wanted = factsOf(theirs)
  if (mine.includes('"errors"') || wanted.length === 0 || factsOf(mine).join() !== wanted.join()) {
    throw new Error(`${name}: the answers differ\n${mine.slice(0, 500)}\n${theirs.slice(0, 500)}`)
  }
}

/** The medians of the rounds, which alternate: both share whatever else the machine is doing. */
async function compare({ ours, bare }: Servers, asked: Case): Promise<readonly [Measured, Measured]> {
  const mine: Measured[] = []
  const theirs: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await measure(ours, asked.ours, () => cpuSeconds(ours)))
    theirs.push(await measure(bare, asked.bare, () => cpuSeconds(bare)))
  }
  const of = (rounds: Measured[]) => ({
    median: middle(rounds.map(({ median }) => median)),
    rate: middle(rounds.map(({ rate }) => rate)),
    cpu: middle(rounds.map(({ cpu }) => cpu)),
  })
  return [of(mine), of(theirs)]
}

/** CPU that the server's process has used so far, in seconds; the database's is not in it. */
async function cpuSeconds(url: string): Promise<number> {
  const found = /^process_cpu_seconds_total (\S+)$/m.exec(await ask(url, { path: '/metrics' }))
  if (!found) throw new Error(`${url} does not tell its CPU time`)
  return Number(found[1])
}

async function timed(url: string, asked: Case['ours']): Promise<number> {
  const before = performance.now()
  await ask(url, asked)
  return performance.now() - before
}

function print(name: string, ...texts: string[]): void {
  process.stdout.write(`${name.padEnd(18)}${texts.map((cell) => cell.padStart(12)).join('')}\n`)
}

/** Ours, the yardstick's, and how many times the yardstick's ours is. */
function cells(mine: number, theirs: number, digits: number): string[] {
  return [mine.toFixed(digits), theirs.toFixed(digits), (mine / theirs).toFixed(2)]
}

try {
  const servers = await start()
  const [page, barePage] = [await timed(servers.ours, PAGE.ours), await timed(servers.bare, PAGE.bare)]
  for (const asked of CASES) await expectSame(servers, asked)
  print('', ...['ms', 'req/s', 'CPU ms'].flatMap((what) => [`ours ${what}`, `bare ${what}`, 'ours/bare']))
  for (const asked of CASES) {
    const [mine, theirs] = await compare(servers, asked)
    print(
      asked.name,
      ...cells(mine.median, theirs.median, 2),
      ...cells(mine.rate, theirs.rate, 0),
      ...cells(mine.cpu, theirs.cpu, 2),
    )
  }
  print(PAGE.name, ...cells(page, barePage, 1))
  process.stdout.write(
    'ms: median of requests one after another on open connections. req/s: eight at a time. CPU ms: of the server process, a request.\n',
  )
} finally {
  await end()
}
