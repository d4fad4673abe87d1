import type { FastifyInstance } from 'fastify'
import { notFound } from './errorAnswers.ts'
import { SANDBOX_PATH } from '../provider/connectPayments.ts'

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
          ...(request.method === 'POST' ? { 'content-type': 'application/json' } : {}),
        },
        ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? {}) } : {}),
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
