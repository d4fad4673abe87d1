/**
 * What may be read from one network in a minute, in units of cost, whatever way it is asked for. Counted in this
 * process's memory: a read must not cost a write, and to forget at a restart does no harm.
 */
import type { OperationTypeNode } from 'graphql'
import { LRUCache } from 'lru-cache'
import { networkOf } from '../accounts/network.ts'
import type { Clock } from '../database/clock.ts'
import { SECOND_MS } from '../rules/durations.ts'
import { RateLimitedError } from '../rules/userErrors.ts'

/** docs/limits.md says how these were found. */
export const READS = {
  /** Units in a window. */
  cost: 300_000,
  /** Units in a window that an account with a confirmed address has left when its network has spent its own. */
  account: 6_000,
  /** Units that a change may cost and never be refused: what it does, and an answer to show it. */
  change: 500,
  windowSeconds: 60,
  /** Units of any operation beside its cost: who is asking, reading the request, writing the answer. */
  operation: 50,
} as const
/** Networks remembered, and accounts, those seen last. */
const REMEMBERED = 50_000

interface Window {
  spent: number
  /** Milliseconds. */
  endsAt: number
}

/**
 * Takes a cost from the budget of the network that an address belongs to, and when that is spent from the reserve of
 * the account that reads; throws RateLimitedError when both are.
 */
export type ReadBudget = (
  asker: { ip: string; reader: string | null },
  spent: { cost: number; kind: `${OperationTypeNode}` },
) => void

/**
 * `factor` multiplies the budget (load tests). A mutation counts, but up to 500 units of it are not refused: changes have
 * limits of their own. What it costs above is what it reads, and is taken like a read.
 */
export function readBudget(clock: Clock, factor = 1): ReadBudget {
  const networks = new LRUCache<string, Window>({ max: REMEMBERED })
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
    const free = kind === 'mutation' ? Math.min(all, READS.change) : 0
    const units = all - free
    if (units === 0 || network.spent + all <= READS.cost * factor) {
      network.spent += all
      return
    }
    const own = reader === null ? null : windowOf(accounts, reader)
    if (own === null || own.spent + units > READS.account * factor)
      throw new RateLimitedError(
        (network.endsAt - clock.now().getTime()) / SECOND_MS,
        'Too many requests from your network. Please try again in a minute.',
      )
    own.spent += units
    network.spent += free
  }
}
