/** Webhooks of the payment provider, authenticated only by the signature over the raw body; cookies are ignored. */
import type { FastifyInstance } from 'fastify'
import type { App } from '../app.ts'
import { receiveWebhook } from '../payments/settle/webhooks.ts'

export const WEBHOOK_PATH = '/api/webhooks/razorpay'

const BODY_LIMIT = 1024 * 1024

export function serveWebhook(server: FastifyInstance, app: App): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const eventId = request.headers['x-razorpay-event-id']
      const outcome = await receiveWebhook(app, {
        rawBody,
        signature: request.headers['x-razorpay-signature'],
        eventId: typeof eventId === 'string' && /^[\w.-]{1,100}$/.test(eventId) ? eventId : null,
      })
      // Whoever was told of it may read at once what it has changed.
      await app.pubsub.changes.caughtUp()
      reply.header('cache-control', 'no-store')
      if (outcome === 'accepted') return reply.send({ status: 'ok' })
      return reply.code(400).send({ message: 'Invalid signature' })
    })
  })
}
