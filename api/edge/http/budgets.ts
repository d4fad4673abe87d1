/** Read budget per network and minute, for all kinds of requests. In memory, because a read must not cost a write. */
import { SECOND_MS } from '../../rules/time/durations.ts'
import type { OperationTypeNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'
import type { Clock } from '../../database/clock.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import type { Asker, Context } from '../../graphql/context.ts'
import { countedAs } from './requestContext.ts'

/** docs/limits.md says how these were measured. */
export const READS = {
  cost: 300_000,
  /** How many times as many the network above an address has, for all of its addresses together. */
  wider: 4,
  /** Units per window for an account with a confirmed address, after its network has used up its own. */
  account: 6_000,
  /** Of these, what live events may use: what one asks for oneself is not used up by what others do. */
  events: 3_000,
  /** Units up to which a mutation is never refused, enough for its work and its response. */
  change: 500,
  windowSeconds: 60,
  /** Fixed units per operation: authentication, parsing, serialising. */
  operation: 50,
} as const
/** Maximum number of networks, of those above them and of accounts kept, least recently used dropped. */
const REMEMBERED = 50_000

interface Window {
  spent: number
  endsAt: number
}

/** Charges the network, or the account's own budget when that is used up; throws RateLimitedError when both are. */
export type ReadBudget = (asker: Asker, spent: { cost: number; kind: `${OperationTypeNode}` }) => void

/** Charges a read; false when there is not enough left for it. */
export function affords(charge: ReadBudget | undefined, asker: Asker, cost: number): boolean {
  try {
    charge?.(asker, { cost, kind: 'query' })
    return true
  } catch {
    return false
  }
}

/** `factor` multiplies the budget (load tests). The first 500 units of a mutation are never refused: it has limits of its own. */
export function readBudget(clock: Clock, factor = 1): ReadBudget {
  const networks = new LRUCache<string, Window>({ max: REMEMBERED })
  const wides = new LRUCache<string, Window>({ max: REMEMBERED })
  const accounts = new LRUCache<string, Window>({ max: REMEMBERED })

  function windowOf(windows: LRUCache<string, Window>, key: string): Window {
    const now = clock.now().getTime()
    const known = windows.get(key)
    if (known && known.endsAt > now) return known
    const fresh = { spent: 0, endsAt: now + READS.windowSeconds * SECOND_MS }
    windows.set(key, fresh)
    return fresh
  }

  return ({ ip, reader }, { cost, kind }) => {
    const all = READS.operation + cost
    const network = windowOf(networks, networkOf(ip))
    const wide = windowOf(wides, wideNetworkOf(ip))
    const isSpent = network.spent + all > READS.cost * factor
    const isWideSpent = wide.spent + all > READS.cost * READS.wider * factor
    const count = (spent: number) => {
      network.spent += spent
      wide.spent += spent
    }
    const free = kind === 'mutation' ? Math.min(all, READS.change) : 0
    const units = all - free
    if (units === 0 || (!isSpent && !isWideSpent)) return count(all)
    const own = reader === null ? null : windowOf(accounts, reader)
    const most = kind === 'subscription' ? READS.events : READS.account
    if (own === null || own.spent + units > most * factor)
      throw new RateLimitedError(
        ((isSpent ? network : wide).endsAt - clock.now().getTime()) / SECOND_MS,
        'Too many requests from your network. Please try again in a minute.',
      )
    own.spent += units
    count(free)
  }
}

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
 * Counts the changes of a document for its person, as sessions are renewed. Security acts alone count for the session,
 * so that a thief's does not use up what the owner needs to end it. Throws RateLimitedError past 120 a minute, and 20.
 * A visitor's changes have limits of their own: others behind the same address must still be able to sign in.
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
