/** From a request to an operation's view of the world. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { contextFor, type Context } from '../graphql/context.ts'
import { cookieJar, tokensOf } from './cookies.ts'
import { loadIdentity, readerOf } from './identity.ts'

/** A fresh context for one operation; who is asking is looked up now. Two look-ups only when both cookies are there. */
export async function contextOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const tokens = tokensOf(request.cookies, app.config)
  const identity = await loadIdentity(app, tokens)
  const jar = cookieJar(reply, app.config)
  // The browser counts the cookie's life from when it got it.
  if (identity.member?.isRenewed && tokens.session) jar.setSession(tokens.session)
  const userAgent = request.headers['user-agent'] ?? null
  const reader = readerOf(identity)
  return contextFor(app, identity, { requestId: request.id, ip: request.ip, reader, userAgent, ...jar })
}
