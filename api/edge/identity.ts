import { loadMember, type LoadedMember } from '../sessions/loadMember.ts'
import { loadAdministrator, type LoadedAdministrator } from '../admin/adminSessions.ts'
import type { App } from '../app.ts'
import type { Member } from '../graphql/identity.ts'

/** Who is asking; both at once when a person is signed in twice. */
export interface Identity {
  member: LoadedMember | null
  administrator: LoadedAdministrator | null
}

export interface Tokens {
  session: string | null
  adminSession: string | null
}

/** Looks both cookies up; no cookie costs nothing. A `peek` is no use of the session: it moves nothing ahead. */
export async function loadIdentity(
  app: Pick<App, 'db' | 'clock'>,
  { session, adminSession }: Tokens,
  { peek = false }: { peek?: boolean } = {},
): Promise<Identity> {
  const [member, administrator] = await Promise.all([
    loadMember(app, session, { peek }),
    loadAdministrator(app, adminSession),
  ])
  return { member, administrator }
}

/**
 * The account that may read from a reserve of its own when its network's budget is spent; null for nobody. Only one
 * whose address is confirmed: those that cost nothing but a form would multiply what one network may read.
 */
export function readerOf({ member, administrator }: Identity): string | null {
  if (member?.isConfirmed) return `${member.type}:${member.id}`
  return administrator ? `admin:${administrator.id}` : null
}

/** Names the account that asks, as in `mentee:7`; null for nobody. */
export function personOf({
  member,
  administrator,
}: {
  member: Pick<Member, 'type' | 'id'> | null
  administrator: { id: number } | null
}): string | null {
  if (member) return `${member.type}:${member.id}`
  return administrator ? `admin:${administrator.id}` : null
}
