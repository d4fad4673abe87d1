/**
 * `npm run bench:chat`: what the chat costs with 1,000 open sockets, as ratios to a bare ws server that sends through
 * PostgreSQL's LISTEN and NOTIFY, on the same database. About two minutes; nothing is left running.
 */
import { once } from 'node:events'
import type { WebSocket } from 'ws'
import '../../web/build/prepare.ts'
import { emptyDatabase, startPostgres } from '../data/databases.ts'
import { cpuSeconds } from '../measure/load.ts'
import { memoryLeft, PROBE } from '../measure/memory.ts'
import { spreadOf } from '../measure/rounds.ts'
import { end } from '../servers/ending.ts'
import { startOurs, startProduct, type Started } from '../servers/start.ts'
import { bareLine, productLine, send, type Line } from './line.ts'
import { makePairs, type Pair } from './people.ts'

const PAIRS = 500
const ROUNDS = 5
/** Messages of a round, one every so many milliseconds. */
const MESSAGES = 200
const EVERY_MS = 25

interface Round {
  /** Milliseconds from sending to the other's screen. */
  p50: number
  p99: number
  /** Milliseconds of the server process's CPU a message. */
  cpu: number
}

interface Line1000 {
  line: Line
  heard: Map<string, () => void>
}

/** Opens a socket for each person of the pairs; a message is heard by the one it is for. */
async function openAll(
  line: Line,
  pairs: readonly Pair[],
): Promise<{ sockets: WebSocket[]; heard: Line1000['heard'] }> {
  const heard: Line1000['heard'] = new Map()
  const take = (person: string) => (text: string) => {
    const key = /bench:\S+?:end/.exec(text)?.[0]
    if (key) heard.get(`${person} ${key}`)?.()
  }
  const sockets: WebSocket[] = []
  const people = pairs.flatMap(({ mentor, mentee }) => [mentor, mentee])
  for (let at = 0; at < people.length; at += 50)
    sockets.push(...(await Promise.all(people.slice(at, at + 50).map((person) => line.open(person, take(person))))))
  return { sockets, heard }
}

let serial = 0

/** Sends at an even pace, whether earlier ones have arrived or not. */
async function round({ line, heard }: Line1000, pairs: readonly Pair[]): Promise<Round> {
  const times: number[] = []
  const before = await cpuSeconds(line.url)
  const start = performance.now()
  await Promise.all(
    Array.from({ length: MESSAGES }, async (_, place) => {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, start + place * EVERY_MS - performance.now())))
      serial += 1
      const pair = pairs[(serial * 7) % pairs.length]!
      const [from, to] = serial % 2 ? [pair.mentor, pair.mentee] : [pair.mentee, pair.mentor]
      const key = `bench:${serial}:end`
      const sentAt = performance.now()
      const arrived = new Promise<void>((resolve) => heard.set(`${to} ${key}`, resolve))
      await Promise.all([
        send(line, pair, from, `What do you think of this drawing? ${key}`),
        arrived.then(() => times.push(performance.now() - sentAt)),
      ])
    }),
  )
  const cpu = ((await cpuSeconds(line.url)) - before) * 1000
  const sorted = times.toSorted((one, other) => one - other)
  return { p50: spreadOf(times).median, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, cpu: cpu / MESSAGES }
}

/** Bytes that an open socket takes. */
async function opened(server: Started, line: Line, pairs: readonly Pair[]) {
  // What the first sockets load is not theirs.
  const first = await openAll(line, pairs.slice(0, 10))
  for (const socket of first.sockets) socket.close()
  await Promise.all(first.sockets.map((socket) => once(socket, 'close')))
  const before = await memoryLeft(server)
  const { sockets, heard } = await openAll(line, pairs)
  const after = await memoryLeft(server)
  const each = (what: 'heap' | 'rss') => ((after[what] - before[what]) / sockets.length) * 1000
  return { open: { line, heard }, heap: each('heap'), rss: each('rss') }
}

const of = (rounds: readonly Round[], what: keyof Round) => spreadOf(rounds.map((one) => one[what])).median

function print(name: string, mine: number, theirs: number, digits = 2): void {
  const cells = [mine.toFixed(digits), theirs.toFixed(digits), (mine / theirs).toFixed(2)]
  process.stdout.write(`${name.padEnd(38)}${cells.map((cell) => cell.padStart(12)).join('')}\n`)
}

try {
  const databaseUrl = await emptyDatabase(await startPostgres(), 'bench_chat')
  const provider = await startOurs('servers/provider.ts')
  const ours = await startProduct(databaseUrl, provider.url, { NODE_OPTIONS: PROBE })
  const bare = await startOurs('chat/bare.ts', databaseUrl, { NODE_OPTIONS: PROBE })
  const pairs = await makePairs(databaseUrl, PAIRS)
  const mine = await opened(ours, productLine(ours.url), pairs)
  const theirs = await opened(bare, bareLine(bare.url, '/send'), pairs)
  const echo = { line: bareLine(bare.url, '/echo'), heard: theirs.open.heard }
  const rounds: Record<'mine' | 'theirs' | 'echo', Round[]> = { mine: [], theirs: [], echo: [] }
  // The first one of each warms up.
  for (let count = 0; count <= ROUNDS; count += 1) {
    const [own, sent, echoed] = [
      await round(mine.open, pairs),
      await round(theirs.open, pairs),
      await round(echo, pairs),
    ]
    if (count === 0) continue
    rounds.mine.push(own)
    rounds.theirs.push(sent)
    rounds.echo.push(echoed)
  }
  process.stdout.write(`${''.padEnd(38)}${['ours', 'bare', 'ours/bare'].map((cell) => cell.padStart(12)).join('')}\n`)
  print('ms to the screen, p50', of(rounds.mine, 'p50'), of(rounds.theirs, 'p50'))
  print('ms to the screen, p99', of(rounds.mine, 'p99'), of(rounds.theirs, 'p99'))
  print('  without the bare INSERT, p50', of(rounds.mine, 'p50'), of(rounds.echo, 'p50'))
  print('  without the bare INSERT, p99', of(rounds.mine, 'p99'), of(rounds.echo, 'p99'))
  print('CPU ms a message', of(rounds.mine, 'cpu'), of(rounds.theirs, 'cpu'))
  print('kB an idle socket, heap and buffers', mine.heap, theirs.heap, 1)
  print('kB an idle socket, whole process', mine.rss, theirs.rss, 1)
  process.stdout.write(
    `${2 * PAIRS} sockets, one a person; a message every ${EVERY_MS} ms. Medians of ${ROUNDS} rounds that alternate. CPU: of the server process.\n`,
  )
} finally {
  await end()
}
