/** How many queries of one network are under way: each may ask PostgreSQL for hundreds of things at once. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { LRUCache } from 'lru-cache'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'
import { fairTurns } from '../../database/fairTurns.ts'

/** How many run, and how many wait: of one IP (/64), and in all. The next one gets BusyError. */
export const QUERIES = { atOnce: 8, each: 500, all: 1_500 } as const
/** Maximum number of networks kept, least recently used dropped. */
const REMEMBERED = 10_000

/** Runs the work of an IP when it is its network's turn. A query inside such work takes no second turn. */
export function queryTurns(): <T>(ip: string, work: () => Promise<T>) => Promise<T> {
  const networks = new LRUCache<string, ReturnType<typeof fairTurns>>({ max: REMEMBERED })
  const turn = new AsyncLocalStorage<true>()
  return async (ip, work) => {
    if (turn.getStore()) return await work()
    const network = wideNetworkOf(ip)
    const turns = networks.get(network) ?? fairTurns(QUERIES)
    networks.set(network, turns)
    return await turns(networkOf(ip), () => turn.run(true, work))
  }
}
