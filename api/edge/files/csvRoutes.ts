/** Tables of administrators as files, sent row by row as they are read. */
import { istDate } from '../../rules/time/time.ts'
import { BYTE_ORDER_MARK, csvLines, type CsvCell } from '../../rules/text/csv.ts'
import { EARNINGS_HEAD, earningsRows } from '../../dashboards/earnedPayments.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '../../app.ts'
import { record } from '../../audit/record.ts'
import { inTransaction } from '../../database/transaction.ts'
import { csvTables } from '../../features.ts'
import { csvQuery, type CsvQuery, type CsvTable } from '../../graphql/csvTable.ts'
import { NotAllowedError, NotSignedInError, RateLimitedError, ValidationError } from '../../rules/userErrors.ts'
import { sendFile } from '../http/entityTags.ts'
import { notFound } from '../http/errorAnswers.ts'
import { contextAgain, contextOf } from '../http/requestContext.ts'
import { Readable } from 'node:stream'
import { mentorOf } from '../../graphql/identity.ts'

interface Requested {
  Params: { table: string }
  Querystring: Record<string, unknown>
}

/** One file at a time for each session; `tables` are those of the features unless said otherwise. */
export function serveCsv(server: FastifyInstance, app: App, tables: readonly CsvTable[] = csvTables): void {
  const sendCsv = csvSender()
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
    return await sendCsv(reply, {
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

const WAIT_SECONDS = 10

interface CsvFile {
  asker: string
  name: string
  head: readonly string[]
  begin?: () => Promise<unknown>
  /** All rows, some at a time; ends early when nobody reads it. */
  batches(): AsyncIterable<readonly (readonly CsvCell[])[]>
  isTheirs(): Promise<boolean>
}

/** Sends files, one at a time for each who asks. Throws RateLimitedError. */
function csvSender() {
  const busy = new Set<string>()
  return async (reply: FastifyReply, file: CsvFile): Promise<FastifyReply> => {
    const { asker, name } = file
    if (busy.has(asker))
      throw new RateLimitedError(WAIT_SECONDS, 'Another export is under way. Try again when it is finished.')
    busy.add(asker)
    try {
      await file.begin?.()
    } catch (error) {
      busy.delete(asker)
      throw error
    }
    const content = Readable.from(pieces(file))
    // Also when the reader has gone: then it is read no further.
    content.once('close', () => busy.delete(asker))
    return sendFile(reply, `${name}.csv`, 'text/csv; charset=utf-8', content)
  }
}

/** Ends with an error once the session has ended: a file that is cut looks like one. */
async function* pieces({ head, batches, isTheirs }: CsvFile): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLines([head])}`
  for await (const rows of batches()) {
    if (!(await isTheirs())) throw new NotSignedInError()
    yield csvLines(rows)
  }
}

/** A calendar month in India, such as 2026-11. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export function serveEarnings(server: FastifyInstance, app: App): void {
  const sendCsv = csvSender()
  server.get<{ Querystring: { month?: unknown } }>(
    '/api/earnings.csv',
    { exposeHeadRoute: false },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const context = await contextOf(app, request, reply)
      const mentorId = mentorOf(context)
      const { month } = request.query
      if (month !== undefined && !(typeof month === 'string' && MONTH.test(month)))
        throw new ValidationError([{ path: 'month', message: 'Month must be written as YYYY-MM' }])
      return await sendCsv(reply, {
        asker: String(mentorId),
        name: 'plumbline-earnings',
        head: EARNINGS_HEAD,
        batches: () => earningsRows(app.db, { mentorId, ...(month !== undefined && { month }) }),
        isTheirs: async () => {
          const { member } = await contextAgain(app, request, context)
          return member?.type === 'mentor' && member.id === mentorId
        },
      })
    },
  )
}
