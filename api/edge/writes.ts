import type { Context } from '../graphql/context.ts'
import { countedAs } from './identity.ts'

const WRITES = { max: 120, windowSeconds: 60 }
const SECURITY_ACTS = { max: 20, windowSeconds: 60 }

/** What an owner does when somebody else is in their account, or to leave it. */
export const SECURITY_FIELDS: readonly string[] = [
  'endOtherSessions',
  'endSession',
  'signOut',
  'changePassword',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'removeCalendarFeed',
  'signOutAdmin',
  'changeAdminPassword',
  'endAdministratorSessions',
]

/**
 * Counts the changes that a document makes, by their fields. They count for the person, in whatever sessions: a session
 * is renewed by changing the password. A document with nothing but security acts counts for its session alone, so that
 * a thief's session does not use up what the owner's needs to end it. Throws RateLimitedError past 120 a minute, and 20
 * of the others. A visitor has no such budget: it would be the network's, and one visitor could use up what everybody
 * behind the same address needs to sign in. What visitors may change has limits of its own, where it is done.
 */
export async function takeWrites(
  context: Pick<Context, 'limiter' | 'member' | 'administrator' | 'enrolling'>,
  fields: readonly string[],
): Promise<void> {
  const person = countedAs(context)
  if (person === null) return
  const session = (context.member ?? context.administrator ?? context.enrolling)?.sessionHash
  if (session !== undefined && fields.every((field) => SECURITY_FIELDS.includes(field)))
    await context.limiter.take(`writes:session:${session}`, SECURITY_ACTS, fields.length)
  else await context.limiter.take(`writes:${person}`, WRITES, fields.length)
}
