/** How many queries of one network are under way: each may ask PostgreSQL for hundreds of things at once. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { networkOf, wideNetworkOf } from '../../accounts/network.ts'
import { fairTurnsOfEach } from '../../database/fairTurns.ts'

/** How many run, and how many wait: of one IP (/64), and in all. The next one gets BusyError. */
export const QUERIES = { atOnce: 8, each: 500, all: 1_500 } as const

/** Runs the work of an IP when it is its network's turn. A query inside such work takes no second turn. */
export function queryTurns(): <T>(ip: string, work: () => Promise<T>) => Promise<T> {
  const inTurn = fairTurnsOfEach(QUERIES)
  const turn = new AsyncLocalStorage<true>()
  return async (ip, work) => {
    if (turn.getStore()) return await work()
    return await inTurn(wideNetworkOf(ip), networkOf(ip), () => turn.run(true, work))
  }
}
