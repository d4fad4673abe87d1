/** Our cookies: a member's session, an administrator's, and two of the browser's own, which log nobody in. Their values are never logged. */
import { DAY_MS, HOUR_MS } from '../../rules/time/durations.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isToken } from '../../accounts/tokens.ts'
import type { App } from '../../app.ts'
import { DEVICE_DAYS, ORDER_KEY_HOURS } from '../../rules/constants.ts'
import { SESSION_MS } from '../../sessions/sessions.ts'

interface CookieKind {
  name: string
  sameSite: 'lax' | 'strict'
  /** Seconds; without it the cookie goes with the browser. */
  maxAge?: number
}

export const MEMBER: CookieKind = { name: 'session', sameSite: 'lax', maxAge: SESSION_MS / 1000 }
export const ADMINISTRATOR: CookieKind = { name: 'admin_session', sameSite: 'strict' }
/** The accounts that this browser is known to (`accounts/devices.ts`). */
export const DEVICE: CookieKind = { name: 'device', sameSite: 'strict', maxAge: (DEVICE_DAYS * DAY_MS) / 1000 }
/** Which orders a visitor has opened. It says nothing of who asks, so that pages and answers are kept and shared with it too. */
export const ORDERS: CookieKind = { name: 'order_key', sameSite: 'lax', maxAge: (ORDER_KEY_HOURS * HOUR_MS) / 1000 }

type Secure = Pick<App['config'], 'isProduction'>
type Cookies = Record<string, string | undefined>

/** `__Host-` binds a cookie to this very host and to https. */
const nameOf = ({ name }: CookieKind, { isProduction }: Secure) => (isProduction ? `__Host-${name}` : name)

/** The value of a cookie; null without one. */
export const cookieOf = (kind: CookieKind, cookies: Cookies, config: Secure): string | null =>
  cookies[nameOf(kind, config)] ?? null

/** Session tokens of a request, or of a socket's upgrade request. */
export const tokensOf = (cookies: Cookies, config: Secure) => ({
  session: cookieOf(MEMBER, cookies, config),
  adminSession: cookieOf(ADMINISTRATOR, cookies, config),
})

/** The secret by which a visitor's browser is known for the orders that it has opened; null without one that can be ours. */
export function orderKeyOf(cookies: Cookies, config: Secure): string | null {
  const key = cookieOf(ORDERS, cookies, config)
  return key !== null && isToken(key) ? key : null
}

/** True when a request has a session's cookie, valid or not: its response must not be cached. */
export function hasSession({ cookies }: Pick<FastifyRequest, 'cookies'>, config: Secure): boolean {
  return cookieOf(MEMBER, cookies, config) !== null || cookieOf(ADMINISTRATOR, cookies, config) !== null
}

/** Sets a cookie with a response; null takes it away. */
export function setCookie(reply: FastifyReply, kind: CookieKind, value: string | null, config: Secure): void {
  const { sameSite, maxAge } = kind
  const options = { path: '/', httpOnly: true, sameSite, secure: config.isProduction }
  if (value === null) reply.clearCookie(nameOf(kind, config), options)
  else reply.setCookie(nameOf(kind, config), value, { ...options, ...(maxAge !== undefined && { maxAge }) })
}
