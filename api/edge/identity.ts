import { loadMember } from '../accounts/loadMember.ts'
import { loadAdministrator } from '../admin/adminSessions.ts'
import type { App } from '../app.ts'
import type { Administrator, Member } from '../graphql/context.ts'

/** Who is asking; both at once when a person is signed in twice. */
export interface Identity {
  member: (Member & { isRenewed: boolean }) | null
  administrator: Administrator | null
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
