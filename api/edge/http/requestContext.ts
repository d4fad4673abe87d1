/** Makes an operation's context from a request. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../app.ts'
import { contextFor, type Context } from '../../graphql/context.ts'
import { addressOf } from './clientAddress.ts'
import { MEMBER, setCookie, tokensOf } from './cookies.ts'
import { HttpExchange } from './exchange.ts'
import { loadMember, type LoadedMember } from '../../sessions/loadMember.ts'
import { loadAdministrator, type LoadedAdministrator } from '../../admin/adminSessions.ts'
import type { Member } from '../../graphql/identity.ts'

/** Who is asking: a member, an administrator, or both when someone is logged in as both. */
export interface Identity {
  member: LoadedMember | null
  administrator: LoadedAdministrator | null
  /** An administrator who must still set up the second factor, in place of `administrator`. */
  enrolling: LoadedAdministrator | null
}

export interface Tokens {
  session: string | null
  adminSession: string | null
}

/** Looks up both cookies; without cookies it costs nothing. A `peek` does not extend the session. */
export async function loadIdentity(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  { session, adminSession }: Tokens,
  { peek = false }: { peek?: boolean } = {},
): Promise<Identity> {
  if (session === null && adminSession === null) return { member: null, administrator: null, enrolling: null }
  const [member, loaded] = await Promise.all([loadMember(app, session, { peek }), loadAdministrator(app, adminSession)])
  return { member, administrator: loaded?.mustEnrol ? null : loaded, enrolling: loaded?.mustEnrol ? loaded : null }
}

/** Who has a read budget of their own: the mailbox of a confirmed address, as accounts alone are free to create; null if nobody. */
export function readerOf({ member, administrator }: Identity): string | null {
  if (member?.mailbox) return `mailbox:${member.mailbox}`
  return administrator ? `admin:${administrator.id}` : null
}

type Accounts = { member: Pick<Member, 'type' | 'id'> | null; administrator: { id: number } | null }

/** Key of the account, such as `mentee:7`; null for a visitor, and for who may only set up the second factor. */
export function personOf({ member, administrator }: Accounts): string | null {
  if (member) return `${member.type}:${member.id}`
  return administrator ? `admin:${administrator.id}` : null
}

/** By whom limits count: the same, with administrators who must still set up the second factor. */
export function countedAs({ member, administrator, enrolling }: Accounts & { enrolling?: { id: number } | null }) {
  return personOf({ member, administrator: administrator ?? enrolling ?? null })
}

/** A new context for one operation; looks up who is asking, with one query per cookie. */
export async function contextOf(app: App, request: FastifyRequest, reply: FastifyReply): Promise<Context> {
  const { config } = app
  const tokens = tokensOf(request.cookies, config)
  const identity = await loadIdentity(app, tokens)
  // The browser counts the cookie's lifetime from when it receives it.
  if (identity.member?.isRenewed) setCookie(reply, MEMBER, tokens.session, config)
  const asker = { ip: addressOf(request), reader: readerOf(identity) }
  return contextFor(app, identity, new HttpExchange(request, reply, { config, asker }))
}

/** The same for a later part of an answer under way: whose session has ended meanwhile is nobody any more. */
export async function contextAgain(app: App, request: FastifyRequest, { exchange }: Context): Promise<Context> {
  const identity = await loadIdentity(app, tokensOf(request.cookies, app.config), { peek: true })
  return contextFor(app, identity, exchange)
}
