import { hashToken } from '../accounts/tokens.ts'
import type { Context } from '../graphql/context.ts'
import { becomeAdministrator } from '../graphql/identity.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { findAdminSession, type AdminSession } from './adminSessions.ts'

/** An administrator's session under a new token, and the hash of their password. */
export interface StartedAdminSession {
  token: string
  id: number
  username: string
  passwordHash: string
  /** They may only set up the second factor. */
  mustEnrol?: boolean
}

/**
 * Gives the session to the browser that asked: the response sets its cookie, and the rest of the operation acts as its
 * administrator. Throws NotSignedInError when it has ended already.
 */
export async function enterAdmin(
  context: Context,
  { token, id, username, passwordHash, mustEnrol = false }: StartedAdminSession,
): Promise<AdminSession> {
  const administrator = { id, username, sessionHash: hashToken(token) }
  const adminSession = await findAdminSession(context, administrator)
  if (!adminSession) throw new NotSignedInError()
  context.exchange.setAdminSession(token, { type: 'admin', id, passwordHash })
  becomeAdministrator(context, mustEnrol ? { enrolling: administrator } : { administrator })
  return adminSession
}
