/** Tables of administrators as files, sent row by row as they are read. */
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { inTransaction } from '../database/transaction.ts'
import { csvTables } from '../features.ts'
import { csvQuery, type CsvQuery, type CsvTable } from '../graphql/csvTable.ts'
import { istDate } from '../rules/time/time.ts'
import { NotAllowedError, NotSignedInError } from '../rules/userErrors.ts'
import { csvFiles } from './csvFiles.ts'
import { notFound } from './errorAnswers.ts'
import { contextAgain, contextOf } from './requestContext.ts'

interface Requested {
  Params: { table: string }
  Querystring: Record<string, unknown>
}

/** One file at a time for each session; `tables` are those of the features unless said otherwise. */
export function serveCsv(server: FastifyInstance, app: App, tables: readonly CsvTable[] = csvTables): void {
  const files = csvFiles()
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
    return await files.send(reply, {
      asker: sessionHash,
      name: `${table.name}-${istDate(app.clock.now())}`,
      head: table.head,
      begin: () =>
        inTransaction(app.db, (tx) =>
          record(tx, app, administrator, { action: 'table.exported', subjects: [], after: traced(table, query) }),
        ),
      batches: () => table.batches(app, query),
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
