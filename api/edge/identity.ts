import { loadMember, type LoadedMember } from '../sessions/loadMember.ts'
import { loadAdministrator, type LoadedAdministrator } from '../admin/adminSessions.ts'
import type { App } from '../app.ts'
import type { Member } from '../graphql/identity.ts'

/** Who is asking: a member, an administrator, or both when someone is logged in as both. */
export interface Identity {
  member: LoadedMember | null
  administrator: LoadedAdministrator | null
}

export interface Tokens {
  session: string | null
  adminSession: string | null
}

/** Looks up both cookies; without cookies it costs nothing. A `peek` does not extend the session. */
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
 * The account with a read budget of its own, for when its network's budget is used up; null if none. Only accounts with
 * a confirmed address: others are free to create, and would multiply a network's budget.
 */
export function readerOf({ member, administrator }: Identity): string | null {
  if (member?.isConfirmed) return `${member.type}:${member.id}`
  return administrator ? `admin:${administrator.id}` : null
}

/** Key of the account, such as `mentee:7`; null for a visitor. */
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
