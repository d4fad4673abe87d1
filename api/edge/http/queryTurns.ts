/** How many queries of one network's members are under way: each may ask PostgreSQL for a hundred things at once. */
import { LRUCache } from 'lru-cache'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'
import { fairTurns } from '../../media/fairTurns.ts'

/** How many run, and how many wait: of one IP (/64), and in all. The next one gets BusyError. */
export const QUERIES = { atOnce: 8, each: 500, all: 1_500 } as const
/** Maximum number of networks kept, least recently used dropped. */
const REMEMBERED = 10_000

/** Runs the work of an IP when it is its network's turn. */
export function queryTurns(): <T>(ip: string, work: () => Promise<T>) => Promise<T> {
  const networks = new LRUCache<string, ReturnType<typeof fairTurns>>({ max: REMEMBERED })
  return (ip, work) => {
    const network = wideNetworkOf(ip)
    const turns = networks.get(network) ?? fairTurns(QUERIES)
    networks.set(network, turns)
    return turns(networkOf(ip), work)
  }
}
