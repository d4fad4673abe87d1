/** Something that is bought and in a state, for all that is done with it: to bring it about takes several times as long as each of these. */
import { beforeAll, beforeEach } from 'vitest'
import { keptRows, tablesOf } from '../keptRows.ts'
import { buy, type Bought } from './bought.ts'
import { STATES } from './states.ts'
import type { Till } from './world.ts'

/** Answers what a `describe` calls: it brings a state about once, and puts it back before each test, without what was there before. */
export async function boughtOnce(till: Till) {
  const tables = await tablesOf(till.db, ['public', 'sandbox'])
  const empty = await keptRows(till.db, 'empty', tables)
  const brought = await keptRows(till.db, 'brought', tables)
  return (of: 'session' | 'seat', state: string): (() => Bought) => {
    let bought: Bought
    let now: Date
    beforeAll(async () => {
      await empty.putBack()
      bought = await buy(till, of)
      await STATES[state]!(till, bought.paid)
      await brought.keep()
      now = till.clock.now()
    })
    beforeEach(async () => {
      await brought.putBack()
      till.clock.set(now)
    })
    return () => bought
  }
}
