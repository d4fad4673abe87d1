/** `npm run bench`: the product beside a bare server and its peers, on one database; see README.md. */
import '../web/build/prepare.ts'
import type { Case, Contender } from './cases/case.ts'
import { MEMBER } from './cases/member.ts'
import { compareOrders } from './cases/orders.ts'
import { PAGE_KEYS, pageCases } from './cases/pages.ts'
import { PUBLIC } from './cases/public.ts'
import { scaleCases } from './cases/scale.ts'
import { openSockets } from './cases/sockets.ts'
import { filledDatabase, startPostgres } from './data/databases.ts'
import { sizeOf, SMALL } from './data/size.ts'
import { load, memoryOf } from './measure/load.ts'
import { PROBE } from './measure/memory.ts'
import { compare, type Result } from './measure/rounds.ts'
import { readOptions } from './options.ts'
import { machine } from './report/machine.ts'
import { comparisons, others, spread, type Others } from './report/table.ts'
import { writeSection } from './report/write.ts'
import { serversOf } from './servers/all.ts'
import { end } from './servers/ending.ts'
import { startOurs, startProduct } from './servers/start.ts'

const { pace, mentors, wants, isWhole } = readOptions()
const tell = (line: string) => void process.stdout.write(`${line}\n`)

try {
  const server = await startPostgres()
  const databaseUrl = await filledDatabase(server, sizeOf(mentors))
  const provider = (await startOurs('servers/provider.ts')).url
  const urlOf = serversOf(databaseUrl, provider, () => filledDatabase(server, SMALL))

  const measured = async (cases: readonly Case[]): Promise<Result[]> => {
    const results: Result[] = []
    for (const one of cases) {
      const who = Object.keys(one.asked) as Contender[]
      const urls = Object.fromEntries(await Promise.all(who.map(async (each) => [each, await urlOf(each)])))
      const result = await compare(one, urls, pace)
      results.push(result)
      const ratios = Object.entries(result.ratios).map(
        ([each, ratio]) => `${each} ${spread(ratio[one.figure ?? 'cpu'])}`,
      )
      tell(`${one.name}: ${result.base.cpu.toFixed(3)} ms of ${one.base ?? 'bare'}; ${ratios.join('; ')}`)
    }
    return results
  }

  const reads = await measured([...PUBLIC, ...MEMBER].filter(({ key }) => wants(key)))
  const hasPages = PAGE_KEYS.some(wants)
  const pages = hasPages
    ? await measured(
        await pageCases(wants, {
          product: await urlOf('product'),
          cached: await urlOf('cached'),
        }),
      )
    : []
  const scale = wants('scale') ? await measured(await scaleCases(await urlOf('small'), await urlOf('product'))) : []
  const rest: Others = { scale, orders: null, memory: null, sockets: null }
  if (wants('orders')) {
    rest.orders = await compareOrders(
      databaseUrl,
      { product: await urlOf('product'), express: await urlOf('express') },
      pace,
    )
    const { cpu, ms, statements } = rest.orders
    tell(`an order: ${ms.product.toFixed(2)} ms, ${spread(cpu)} of Express + Prisma's ${ms.express.toFixed(2)}`)
    for (const line of statements.product ?? []) tell(`  ${line}`)
  }
  if (wants('memory')) {
    const { url } = await startProduct(databaseUrl, provider)
    for (const { asked, key } of [...PUBLIC, ...MEMBER]) {
      const request = asked.cached ?? asked.product
      if (request && key !== 'rest') await load(url, request, { ms: pace.ms, lanes: 8 })
    }
    rest.memory = await memoryOf(url)
  }
  if (wants('sockets')) {
    const fresh = await startProduct(databaseUrl, provider, { NODE_OPTIONS: PROBE })
    const { mentees } = sizeOf(mentors)
    rest.sockets = await openSockets(fresh, databaseUrl, { mentees, notifications: pace.ms / 2.5 })
  }
  const notes = [...new Set(reads.flatMap(({ case: { name, note } }) => (note ? [`${name}: ${note}`] : [])))]
  const compared = [...reads, ...pages]
  const notesAndOthers = [notes.map((note) => `- ${note}`).join('\n'), '### Other', others(rest), machine()]
  tell([comparisons(compared), ...notesAndOthers].join('\n\n'))
  // Load, server and database share the cores, so only the CPU is worth keeping.
  if (isWhole) writeSection('server', [comparisons(compared, ['cpu']), ...notesAndOthers].join('\n\n'))
} finally {
  await end()
}
