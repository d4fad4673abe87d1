import { loadMember, type LoadedMember } from '../sessions/loadMember.ts'
import { loadAdministrator, type LoadedAdministrator } from '../admin/adminSessions.ts'
import type { App } from '../app.ts'
import type { Member } from '../graphql/identity.ts'

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
  return {
    member,
    administrator: loaded?.mustEnrol ? null : loaded,
    enrolling: loaded?.mustEnrol ? loaded : null,
  }
}

/**
 * The account with a read budget of its own, for when its network's budget is used up; null if none. Only accounts with
 * a confirmed address: others are free to create, and would multiply a network's budget.
 */
export function readerOf({ member, administrator }: Identity): string | null {
  if (member?.isConfirmed) return `${member.type}:${member.id}`
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
