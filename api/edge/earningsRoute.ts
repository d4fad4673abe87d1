/** A mentor's earnings as a file: every payment, or every one of a month. */
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { EARNINGS_HEAD, earningsRows } from '../dashboards/earnedPayments.ts'
import { mentorOf } from '../graphql/identity.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { csvFiles } from './csvFiles.ts'
import { contextAgain, contextOf } from './requestContext.ts'

/** A calendar month in India, such as 2026-11. */
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export function serveEarnings(server: FastifyInstance, app: App): void {
  const files = csvFiles()
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
      return await files.send(reply, {
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
