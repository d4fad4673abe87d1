/** Receipts as PDF, for whoever paid and administrators. Nobody else learns whether there is one. */
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { App } from '../app.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { drawing } from '../pdf/drawing.ts'
import { readReceipt, visiblePayments } from '../receipts/receiptFacts.ts'
import { receiptPdf } from '../receipts/receiptPdf.ts'
import { receiptFile, receiptOf } from '../rules/receipts.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { notFound } from './errorAnswers.ts'
import { personOf } from './identity.ts'
import { contextOf } from './requestContext.ts'

const RECEIPTS = { max: 60, windowSeconds: 3_600 }

interface Asked {
  /** Whose receipts are counted, and drawn one at a time: `mentee:7`. */
  asker: string
  /** The payment. */
  where: Prisma.PaymentWhereInput
}

export type SendReceipt = (reply: FastifyReply, asked: Asked) => Promise<FastifyReply>

/** Answers the function that draws receipts for the other addresses that they have. */
export function serveReceipts(server: FastifyInstance, app: App): SendReceipt {
  const underWay = new Set<string>()

  const send: SendReceipt = async (reply, { asker, where }) => {
    await app.limiter.take(`receipts:${asker}`, RECEIPTS)
    if (underWay.has(asker)) throw new RateLimitedError(2, 'Please wait until your other receipt is ready.')
    underWay.add(asker)
    try {
      const now = app.clock.now()
      const facts = await readReceipt(app, where, now)
      if (!facts) return await notFound(reply)
      const pdf = await drawing(() => receiptPdf(facts, now))
      return await reply
        .headers({
          'content-disposition': `attachment; filename="${receiptFile(facts.number)}"`,
          'cross-origin-resource-policy': 'same-origin',
        })
        .type('application/pdf')
        .send(pdf)
    } finally {
      underWay.delete(asker)
    }
  }

  server.get<{ Params: { file: string } }>('/receipts/:file', async (request, reply) => {
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const place = receiptOf(request.params.file)
    const context = await contextOf(app, request, reply)
    const asker = personOf(context)
    if (place === null || asker === null) return notFound(reply)
    return await send(reply, { asker, where: { AND: [visiblePayments(context)], receipt: { is: place } } })
  })
  return send
}
