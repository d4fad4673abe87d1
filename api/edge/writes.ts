import type { Context } from '../graphql/context.ts'
import { countedAs } from './identity.ts'

const WRITES = { max: 120, windowSeconds: 60 }

/**
 * Counts changes by this person, in whatever sessions: a session is renewed by changing the password. Throws RateLimitedError past 120 a minute. A visitor has no such budget: it would be
 * the network's, and one visitor could use up what everybody behind the same address needs to sign in. What visitors
 * may change has limits of its own, where it is done.
 */
export async function takeWrites(
  context: Pick<Context, 'limiter' | 'member' | 'administrator' | 'enrolling'>,
  count: number,
): Promise<void> {
  const person = countedAs(context)
  if (person !== null) await context.limiter.take(`writes:${person}`, WRITES, count)
}
