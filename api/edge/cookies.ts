/** The two cookies: a member's and an administrator's. Their values are tokens and never logged. */
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../app.ts'
import { SESSION_MS } from '../sessions/sessions.ts'

interface CookieKind {
  name: string
  sameSite: 'lax' | 'strict'
  /** Seconds; null for a cookie that goes with the browser. */
  maxAge: number | null
}

const MEMBER: CookieKind = { name: 'session', sameSite: 'lax', maxAge: SESSION_MS / 1000 }
const ADMINISTRATOR: CookieKind = { name: 'admin_session', sameSite: 'strict', maxAge: null }

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

/** True when a request has any of our cookies, valid or not: its response must not be cached. */
export function hasSession(request: FastifyRequest, config: Secure): boolean {
  const { session, adminSession } = tokensOf(request.cookies, config)
  return session !== null || adminSession !== null
}

/** False when a `Cookie` header surely has none of our cookies; told before it is parsed. */
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
  }
}
