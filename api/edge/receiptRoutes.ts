/** Receipts as PDF, for whoever paid and administrators. Nobody else learns whether there is one. */
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { inTurns } from '../media/turns.ts'
import { readReceipt } from '../receipts/receiptFacts.ts'
import { receiptPdf } from '../receipts/receiptPdf.ts'
import { visiblePayments } from '../receipts/visiblePayments.ts'
import { receiptOf } from '../rules/receipts.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { notFound } from './errorAnswers.ts'
import { personOf } from './identity.ts'
import { contextOf } from './requestContext.ts'

/** Each takes about a tenth of a second of the processor, on which everybody waits. */
const RECEIPTS = { max: 60, windowSeconds: 3_600 }
const drawing = inTurns(1, 20)

export function serveReceipts(server: FastifyInstance, app: App): void {
  const underWay = new Set<string>()

  server.get<{ Params: { file: string } }>('/receipts/:file', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const { file } = request.params
    const place = receiptOf(file)
    const context = await contextOf(app, request, reply)
    const person = personOf(context)
    if (place === null || person === null) return notFound(reply)
    await app.limiter.take(`receipts:${person}`, RECEIPTS)
    if (underWay.has(person)) throw new RateLimitedError(2, 'Please wait until your other receipt is ready.')
    underWay.add(person)
    try {
      const now = app.clock.now()
      const where = { AND: [visiblePayments(context)], receipt: { is: place } }
      const facts = await readReceipt(app, where, now)
      if (!facts) return await notFound(reply)
      const pdf = await drawing(() => receiptPdf(facts, now))
      return await reply
        .headers({
          'content-disposition': `attachment; filename="${file}"`,
          'cross-origin-resource-policy': 'same-origin',
        })
        .type('application/pdf')
        .send(pdf)
    } finally {
      underWay.delete(person)
    }
  })
}
