import { hashToken } from '../accounts/tokens.ts'
import type { Context } from '../graphql/context.ts'
import { becomeAdministrator } from '../graphql/identity.ts'
import { NotSignedInError } from '../rules/userErrors.ts'
import { findAdminSession, type AdminSession } from './adminSessions.ts'

/** An administrator's session under a new token, the hash of their password, and the key of their second factor. */
export interface StartedAdminSession {
  token: string
  id: number
  username: string
  passwordHash: string
  secondFactor: string | null
  /** They may only set up the second factor. */
  mustEnrol?: boolean
}

/**
 * Gives the session to the browser that asked: the response sets its cookie, and the rest of the operation acts as its
 * administrator. Throws NotSignedInError when it has ended already.
 */
export async function enterAdmin(
  context: Context,
  { token, id, username, passwordHash, secondFactor, mustEnrol = false }: StartedAdminSession,
): Promise<AdminSession> {
  const administrator = { id, username, sessionHash: hashToken(token) }
  const adminSession = await findAdminSession(context, administrator)
  if (!adminSession) throw new NotSignedInError()
  context.exchange.setAdminSession(token, { type: 'admin', id, passwordHash, secondFactor })
  becomeAdministrator(context, mustEnrol ? { enrolling: administrator } : { administrator })
  return adminSession
}
