import type { UserType } from '../generated/prisma/enums.ts'
import type { Context } from '../graphql/context.ts'
import { become, memberFrom } from '../graphql/identity.ts'
import { hashToken } from '../accounts/tokens.ts'
import { viewerOf } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { endSession } from './sessions.ts'

/** A session that has just been started: its token, and whose it is. */
export interface StartedSession {
  token: string
  type: UserType
  id: number
}

/** Describes the field of an input that asks for a session with a new account. */
export const SIGN_IN_TOO =
  'True signs the new account in: the answer sets the session cookie, and the session that was sent ends. False when missing.'

/**
 * Hands a session over to whoever asked for it: the answer sets its cookie, the session that was sent ends, and the rest
 * of the operation acts as its member, the answer.
 */
export async function enter(context: Context, { token, type, id }: StartedSession): Promise<Viewer> {
  const { exchange, member: previous } = context
  if (previous) await endSession(context, previous.sessionHash)
  exchange.setSession(token)
  become(context, memberFrom({ type, id, sessionHash: hashToken(token) }))
  return await viewerOf(context)
}
