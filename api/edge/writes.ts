import { networkOf } from '../accounts/network.ts'
import type { Context } from '../graphql/context.ts'

const WRITES = { max: 120, windowSeconds: 60 }

/** Counts one change by this session, or by this address without one; throws RateLimitedError past 120 a minute. */
export async function takeWrite({ limiter, member, administrator, exchange }: Context): Promise<void> {
  const who = member?.sessionHash ?? administrator?.sessionHash
  await limiter.take(who ? `writes:session:${who}` : `writes:ip:${networkOf(exchange.ip)}`, WRITES)
}
