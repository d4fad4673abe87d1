import type { UserType } from '../generated/prisma/enums.ts'
import type { Context } from '../graphql/context.ts'
import { become, memberFrom } from '../graphql/identity.ts'
import { hashToken } from '../accounts/tokens.ts'
import { viewerOf } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { inTransaction } from '../database/transaction.ts'
import { endSession } from './sessions.ts'

/** A session under a new token, whose it is, and the hash of their password. */
export interface StartedSession {
  token: string
  type: UserType
  id: number
  passwordHash: string
}

export interface SignInOrigin {
  ip: string
  userAgent: string | null
}

/** Describes the field of an input that asks for a session with a new account. */
export const SIGN_IN_TOO =
  'True signs the new account in: the answer sets the session cookie, and the session that was sent ends. False when missing.'

/** Sets the cookie of a new session, ends the one that was sent, and acts as its member. Answers that viewer. */
export async function enter(context: Context, session: StartedSession): Promise<Viewer> {
  const { member: previous } = context
  if (previous) await inTransaction(context.db, (tx) => endSession(tx, previous))
  actAsMember(context, session)
  return await viewerOf(context)
}

/** The answer sets the session's cookie, and the rest of the operation acts as its member. */
export function actAsMember(context: Context, { token, type, id, passwordHash }: StartedSession): void {
  context.exchange.setSession(token, { type, id, passwordHash })
  become(context, memberFrom({ type, id, sessionHash: hashToken(token) }))
}
