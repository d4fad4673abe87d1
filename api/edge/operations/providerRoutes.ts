/** Webhooks of the payment provider, authenticated only by the signature over the raw body; cookies are ignored. */
import { receiveWebhook } from '../../payments/settle/webhooks.ts'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../app.ts'
import { notFound } from '../http/errorAnswers.ts'
import type { TakeTurn } from '../http/shortTurns.ts'
import { SANDBOX_PATH } from '../../provider/connectPayments.ts'

export const WEBHOOK_PATH = '/api/webhooks/razorpay'

const BODY_LIMIT = 1024 * 1024

export function serveWebhook(server: FastifyInstance, app: App, takeTurn: TakeTurn): void {
  void server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (request, body, done) =>
      takeTurn(request.raw, () => done(null, body)),
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

/** Paths of the sandbox that browsers need; its API and controls stay on loopback. */
const CHECKOUT = /^\/(checkout\.js|checkout-frame\.js|checkout\.css|checkout\/\w{1,40}(\/payments)?)$/
const PASSED_ON = ['content-type', 'content-security-policy', 'referrer-policy', 'cache-control']

/** Proxies the sandbox's checkout; `sandboxUrl` is its base URL. Development and tests only. */
export function serveSandboxCheckout(server: FastifyInstance, sandboxUrl: string): void {
  server.route<{ Params: { '*': string } }>({
    method: ['GET', 'POST'],
    url: `${SANDBOX_PATH}/*`,
    onRequest: async (request, reply) => {
      if (!CHECKOUT.test(`/${request.params['*']}`)) return notFound(reply)
    },
    handler: async (request, reply) => {
      const path = `/${request.params['*']}`
      const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
      const answer = await fetch(`${sandboxUrl}${path}${query}`, {
        method: request.method,
        headers: {
          'sec-fetch-site': String(request.headers['sec-fetch-site'] ?? ''),
          'content-type': 'application/json',
        },
        body: request.method === 'POST' ? JSON.stringify(request.body ?? {}) : null,
      })
      // The checkout is shown in a frame of ours; its own policy names who may frame it.
      reply.removeHeader('x-frame-options').removeHeader('content-security-policy')
      for (const name of PASSED_ON) {
        const value = answer.headers.get(name)
        if (value) reply.header(name, value)
      }
      return await reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
    },
  })
}
