/** `npm run bench`: the product beside a bare server and its peers, on one database; see README.md. */
import '../web/build/prepare.ts'
import { MEMBER } from './cases/member.ts'
import { PUBLIC } from './cases/public.ts'
import { filledDatabase, startPostgres } from './data/databases.ts'
import { sizeOf } from './data/size.ts'
import { compare, type Result, type Urls } from './measure/rounds.ts'
import { readOptions } from './options.ts'
import { cpuTable, spread } from './report/table.ts'
import { end } from './servers/ending.ts'
import { startOurs, startProduct } from './servers/start.ts'

const options = readOptions()
const tell = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const server = await startPostgres()
  const databaseUrl = await filledDatabase(server, sizeOf(options.mentors))
  const cases = [...PUBLIC, ...MEMBER].filter(({ key }) => options.wants(key))
  const provider = await startOurs('servers/provider.ts')
  const needed = new Set(cases.flatMap(({ asked }) => Object.keys(asked)))
  const urls: Urls = {}
  const start = {
    bare: () => startOurs('servers/bare.ts', databaseUrl),
    product: () => startProduct(databaseUrl, provider.url, { ANSWER_MEMORY_MB: '0' }),
    cached: () => startProduct(databaseUrl, provider.url),
    mercurius: () => startOurs('peers/mercurius.ts', databaseUrl),
    express: () => startOurs('peers/express.ts', databaseUrl, { PROVIDER_URL: provider.url }),
    postgraphile: () => startOurs('peers/postgraphile.ts', databaseUrl),
  }
  for (const [who, begin] of Object.entries(start))
    if (needed.has(who)) urls[who as keyof typeof start] = (await begin()).url
  if (urls.product) urls.rest = urls.product
  const results: Result[] = []
  for (const one of cases) {
    const result = await compare(one, urls, options.pace)
    results.push(result)
    const cells = Object.entries(result.ratios).map(
      ([who, { cpu, p99 }]) => `${who} ${spread(cpu)} p99 ${p99.median.toFixed(2)}`,
    )
    tell(`${one.name}: ${result.base.cpu.toFixed(3)} ms; ${cells.join('; ')}`)
  }
  tell(cpuTable(results))
} finally {
  await end()
}
