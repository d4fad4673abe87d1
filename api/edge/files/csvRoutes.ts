/** Tables of administrators as files, sent row by row as they are read. */
import { istDate } from '../../rules/time/time.ts'
import { BYTE_ORDER_MARK, csvLines, type CsvCell } from '../../rules/text/csv.ts'
import { EARNINGS_HEAD, earningsRows } from '../../dashboards/earnedPayments.ts'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import { inTransaction } from '../../database/transaction.ts'
import { csvTables } from '../../features.ts'
import { csvQuery, type CsvQuery, type CsvTable } from '../../graphql/csvTable.ts'
import { NotAllowedError, NotSignedInError, ValidationError } from '../../rules/userErrors.ts'
import type { ReadBudget } from '../http/budgets.ts'
import { pieceSender } from './fileInPieces.ts'
import { notFound } from '../http/errorAnswers.ts'
import { contextAgain, contextOf } from '../http/requestContext.ts'
import { mentorOf } from '../../graphql/identity.ts'

interface Requested {
  Params: { table: string }
  Querystring: Record<string, unknown>
}

/** One file at a time for each session; `tables` are those of the features unless said otherwise. */
export function serveCsv(server: FastifyInstance, app: App, tables: readonly CsvTable[] = csvTables): void {
  const send = pieceSender(app.log)
  // To ask only for the headers would be written down as an export.
  server.get<Requested>('/api/admin/csv/:table', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const context = await contextOf(app, request, reply)
    const { administrator, member } = context
    if (!administrator) throw member ? new NotAllowedError() : new NotSignedInError()
    const table = tables.find(({ name }) => name === request.params.table)
    if (!table) return notFound(reply)
    const { sessionHash } = administrator
    const query = csvQuery(request.query)
    return await send(reply, {
      asker: sessionHash,
      name: `${table.name}-${istDate(app.clock.now())}.csv`,
      type: CSV,
      begin: () =>
        inTransaction(app.db, (tx) =>
          record(tx, app, administrator, { action: 'table.exported', subjects: [], after: traced(table, query) }),
        ),
      pieces: () => csvPieces(table.head, table.batches(app, query)),
      isTheirs: async () => (await contextAgain(app, request, context)).administrator !== null,
    })
  })
}

/** What was exported: what was searched for is a person's name more often than not, and stays out. */
const traced = ({ name }: CsvTable, { search, sort, filters }: CsvQuery) => ({
  table: name,
  search: search === '' ? null : 'given',
  sort: sort ? `${sort.column} ${sort.direction}`.slice(0, 50) : null,
  filters: Object.keys(filters)
    .slice(0, 10)
    .map((filter) => filter.slice(0, 30)),
})

/** All rows, some at a time, below the names of their columns. */
async function* csvPieces(
  head: readonly string[],
  batches: AsyncIterable<readonly (readonly CsvCell[])[]>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([head])}`
  for await (const rows of batches) yield csvLines(rows)
}

const CSV = 'text/csv; charset=utf-8'

/** A calendar month in India, such as 2026-11. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** In units of the read budget: the payments of years. */
const EARNINGS_COST = 1_000

/** `charge` counts each file against the read budget of the network, or of the mentor. */
export function serveEarnings(server: FastifyInstance, app: App, charge?: ReadBudget): void {
  const send = pieceSender(app.log)
  server.get<{ Querystring: { month?: unknown } }>(
    '/api/earnings.csv',
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const context = await contextOf(app, request, reply)
      const mentorId = mentorOf(context)
      charge?.(context.exchange.asker, { cost: EARNINGS_COST, kind: 'query' })
      const { month } = request.query
      if (month !== undefined && !(typeof month === 'string' && MONTH.test(month)))
        throw new ValidationError([{ path: 'month', message: 'Month must be written as YYYY-MM' }])
      return await send(reply, {
        asker: String(mentorId),
        name: 'plumbline-earnings.csv',
        type: CSV,
        pieces: () =>
          csvPieces(EARNINGS_HEAD, earningsRows(app.db, { mentorId, ...(month !== undefined && { month }) })),
        isTheirs: async () => {
          const { member } = await contextAgain(app, request, context)
          return member?.type === 'mentor' && member.id === mentorId
        },
      })
    },
  )
}
