/** Tables of administrators as files, sent row by row as they are read. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { csvTables } from '../features.ts'
import { csvQuery, type CsvQuery, type CsvTable } from '../graphql/csvTable.ts'
import { BYTE_ORDER_MARK, csvLines } from '../rules/csv.ts'
import { istDate } from '../rules/time.ts'
import { NotAllowedError, NotSignedInError, RateLimitedError } from '../rules/userErrors.ts'
import { notFound } from './errorAnswers.ts'
import { contextAgain, contextOf } from './requestContext.ts'

interface Requested {
  Params: { table: string }
  Querystring: Record<string, unknown>
}

const WAIT_SECONDS = 10

/** One file at a time for each session; `tables` are those of the features unless said otherwise. */
export function serveCsv(server: FastifyInstance, app: App, tables: readonly CsvTable[] = csvTables): void {
  const busy = new Set<string>()
  // To ask only for the headers would be written down as an export.
  server.get<Requested>('/api/admin/csv/:table', { exposeHeadRoute: false }, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const context = await contextOf(app, request, reply)
    const { administrator, member } = context
    if (!administrator) throw member ? new NotAllowedError() : new NotSignedInError()
    const table = tables.find(({ name }) => name === request.params.table)
    if (!table) return notFound(reply)
    const { sessionHash } = administrator
    if (busy.has(sessionHash))
      throw new RateLimitedError(WAIT_SECONDS, 'Another export is under way. Try again when it is finished.')
    busy.add(sessionHash)
    const query = csvQuery(request.query)
    try {
      await inTransaction(app.db, (tx) =>
        record(tx, app, administrator, { action: 'table.exported', subjects: [], after: traced(table, query) }),
      )
    } catch (error) {
      busy.delete(sessionHash)
      throw error
    }
    const isTheirs = async () => (await contextAgain(app, request, context)).administrator !== null
    const file = Readable.from(pieces(app, table, query, isTheirs))
    // Also when nobody waits for it any more: then it is read no further.
    file.once('close', () => busy.delete(sessionHash))
    return reply
      .header('content-disposition', `attachment; filename="${table.name}-${istDate(app.clock.now())}.csv"`)
      .header('x-content-type-options', 'nosniff')
      .type('text/csv; charset=utf-8')
      .send(file)
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

/** Ends with an error once the session has ended: a file that is cut looks like one. */
async function* pieces(
  app: App,
  table: CsvTable,
  query: CsvQuery,
  isTheirs: () => Promise<boolean>,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([table.head])}`
  for await (const rows of table.batches(app, query)) {
    if (!(await isTheirs())) throw new NotSignedInError()
    yield csvLines(rows)
  }
}
