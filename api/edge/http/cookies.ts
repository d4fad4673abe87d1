/**
 * Our cookies: a member's session, an administrator's, and the browser's own two, by which nobody is logged in. Their values
 * are never logged.
 */
import { DAY_MS, HOUR_MS } from '../../rules/time/durations.ts'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isToken } from '../../accounts/tokens.ts'
import type { App } from '../../app.ts'
import { DEVICE_DAYS, ORDER_KEY_HOURS } from '../../rules/constants.ts'
import { SESSION_MS } from '../../sessions/sessions.ts'

interface CookieKind {
  name: string
  sameSite: 'lax' | 'strict'
  /** Seconds; null for a cookie that goes with the browser. */
  maxAge: number | null
}

const MEMBER: CookieKind = { name: 'session', sameSite: 'lax', maxAge: SESSION_MS / 1000 }
const ADMINISTRATOR: CookieKind = { name: 'admin_session', sameSite: 'strict', maxAge: null }
/** Its name must not hold that of a session: with it alone a visitor stays one. */
const DEVICE: CookieKind = { name: 'device', sameSite: 'strict', maxAge: (DEVICE_DAYS * DAY_MS) / 1000 }

/** Which orders a visitor has opened. It says nothing of who asks, so that pages and answers are kept and shared with it too. */
const ORDERS: CookieKind = { name: 'order_key', sameSite: 'lax', maxAge: (ORDER_KEY_HOURS * HOUR_MS) / 1000 }

type Secure = Pick<App['config'], 'isProduction'>

/** `__Host-` binds a cookie to this very host and to https. */
const nameOf = (kind: CookieKind, { isProduction }: Secure) => (isProduction ? `__Host-${kind.name}` : kind.name)

function options(kind: CookieKind, { isProduction }: Secure): CookieSerializeOptions {
  return {
    path: '/',
    httpOnly: true,
    sameSite: kind.sameSite,
    secure: isProduction,
    ...(kind.maxAge !== null && { maxAge: kind.maxAge }),
  }
}

/** Session tokens of a request, or of a socket's upgrade request. */
export function tokensOf(cookies: Record<string, string | undefined>, config: Secure) {
  return {
    session: cookies[nameOf(MEMBER, config)] ?? null,
    adminSession: cookies[nameOf(ADMINISTRATOR, config)] ?? null,
  }
}

/** The accounts that this browser is known to (`accounts/devices.ts`). */
export const deviceOf = (request: FastifyRequest, config: Secure): string | null =>
  request.cookies[nameOf(DEVICE, config)] ?? null

/** The secret by which a visitor's browser is known for the orders that it has opened; null without one that can be ours. */
export function orderKeyOf(cookies: Record<string, string | undefined>, config: Secure): string | null {
  const key = cookies[nameOf(ORDERS, config)]
  return key !== undefined && isToken(key) ? key : null
}

/** True when a request has a session's cookie, valid or not: its response must not be cached. */
export function hasSession(request: FastifyRequest, config: Secure): boolean {
  const { session, adminSession } = tokensOf(request.cookies, config)
  return session !== null || adminSession !== null
}

/** False when a `Cookie` header surely has no session's cookie; told before it is parsed. */
export const mayHaveSession = (header: string | undefined): boolean =>
  header !== undefined && (header.includes(MEMBER.name) || header.includes(ADMINISTRATOR.name))

/** Cookie changes that a response may make. */
export function cookieJar(reply: FastifyReply, config: Secure) {
  const set = (kind: CookieKind, token: string) =>
    void reply.setCookie(nameOf(kind, config), token, options(kind, config))
  const clear = (kind: CookieKind) =>
    void reply.clearCookie(nameOf(kind, config), {
      path: '/',
      httpOnly: true,
      sameSite: kind.sameSite,
      secure: config.isProduction,
    })
  return {
    setSession: (token: string) => set(MEMBER, token),
    clearSession: () => clear(MEMBER),
    setAdminSession: (token: string) => set(ADMINISTRATOR, token),
    clearAdminSession: () => clear(ADMINISTRATOR),
    setDevice: (cookie: string) => set(DEVICE, cookie),
    setOrderKey: (token: string) => set(ORDERS, token),
  }
}
