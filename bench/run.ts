/**
 * `npm run bench`: what our layers cost, as ratios to a bare node:http + pg server that answers the same rows of the
 * same database. Ratios travel between machines; milliseconds do not. About 45 s; nothing is left running.
 */
import { cpuSeconds, end, startServers } from './servers.ts'
import { CASES, factsOf, PAGE, type Case } from './cases.ts'
import { ask, measure, middle, type Measured } from './measure.ts'

const ROUNDS = 3

interface Urls {
  ours: string
  bare: string
}

/** Throws when the two answer different rows: then there is nothing to compare. */
async function expectSame({ ours, bare }: Urls, { name, ...asked }: Case): Promise<void> {
  const [mine, theirs] = await Promise.all([ask(ours, asked.ours), ask(bare, asked.bare)])
  const wanted = factsOf(theirs)
  if (mine.includes('"errors"') || wanted.length === 0 || factsOf(mine).join() !== wanted.join()) {
    throw new Error(`${name}: the answers differ\n${mine.slice(0, 500)}\n${theirs.slice(0, 500)}`)
  }
}

/** The medians of the rounds, which alternate: both share whatever else the machine is doing. */
async function compare({ ours, bare }: Urls, asked: Case): Promise<readonly [Measured, Measured]> {
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
  const { ours, bare } = await startServers('bare.ts')
  const servers: Urls = { ours: ours.url, bare: bare.url }
  const [page, barePage] = [await timed(ours.url, PAGE.ours), await timed(bare.url, PAGE.bare)]
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
