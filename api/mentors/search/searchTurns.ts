/** Whose search, or look for the next free slots, is next. */
import { wideNetworkOf } from '../../accounts/network.ts'
import { fairTurns } from '../../database/fairTurns.ts'
import type { Context } from '../../graphql/context.ts'

/** Each may compare all mentors, or work out hundreds of calendars: some dozens from one network at once would stop everybody. */
const turns = fairTurns({ atOnce: 2, each: 100, all: 100 })

// Whose turn it is depends on the address, the answer does not: it may be kept for everybody.
export const inSearchTurn = <T>({ exchange }: Context, read: () => Promise<T>): Promise<T> =>
  turns(wideNetworkOf(exchange.asker.ip), read)
