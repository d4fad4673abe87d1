/** From a request to an operation's view of the world. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import type { Context } from '../graphql/context.ts'
import { cookieJar, tokensOf } from './cookies.ts'
import { loadIdentity } from './identity.ts'

/** A fresh context for one operation; who is asking is looked up now. Two look-ups only when both cookies are there. */
export async function contextOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const tokens = tokensOf(request.cookies, app.config)
  const { member, administrator } = await loadIdentity(app, tokens)
  const jar = cookieJar(reply, app.config)
  // The browser counts the cookie's life from when it got it.
  if (member?.isRenewed && tokens.session) jar.setSession(tokens.session)
  const userAgent = request.headers['user-agent'] ?? null
  return {
    ...app,
    member,
    administrator,
    exchange: { requestId: request.id, ip: request.ip, userAgent, ...jar },
    memo: new Map(),
  }
}
