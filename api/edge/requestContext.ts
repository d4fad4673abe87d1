/** Makes an operation's context from a request. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { withDevice } from '../accounts/devices.ts'
import type { App } from '../app.ts'
import { contextFor, type Context, type Exchange } from '../graphql/context.ts'
import { addressOf } from './clientAddress.ts'
import { cookieJar, deviceOf, hasSession, orderKeyOf, tokensOf } from './cookies.ts'
import { loadIdentity, readerOf } from './identity.ts'

/** A new context for one operation; looks up who is asking, with one query per cookie. */
export async function contextOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const tokens = tokensOf(request.cookies, app.config)
  const identity = await loadIdentity(app, tokens)
  const jar = cookieJar(reply, app.config)
  // The browser counts the cookie's lifetime from when it receives it.
  if (identity.member?.isRenewed && tokens.session) jar.setSession(tokens.session)
  const userAgent = request.headers['user-agent'] ?? null
  const reader = readerOf(identity)
  const exchange: Exchange = {
    requestId: request.id,
    ip: addressOf(request),
    reader,
    userAgent,
    isVisitor: !hasSession(request, app.config),
    wasLookedAt: false,
    device: deviceOf(request, app.config),
    orderKey: orderKeyOf(request.cookies, app.config),
    ...jar,
    setSession(token, owner) {
      jar.setSession(token)
      exchange.setDevice(owner)
    },
    setAdminSession(token, owner) {
      jar.setAdminSession(token)
      exchange.setDevice(owner)
    },
    setDevice(owner) {
      exchange.device = withDevice(exchange.device, owner)
      jar.setDevice(exchange.device)
    },
    setOrderKey(key) {
      exchange.orderKey = key
      jar.setOrderKey(key)
    },
  }
  return contextFor(app, identity, exchange)
}

/** The same for a later part of an answer under way: whose session has ended meanwhile is nobody any more. */
export async function contextAgain(app: App, request: FastifyRequest, { exchange }: Context): Promise<Context> {
  const identity = await loadIdentity(app, tokensOf(request.cookies, app.config), { peek: true })
  return contextFor(app, identity, exchange)
}
