/** Draws pages within bounds: it is the dearest that a visitor can ask for, and the browser can do it too. */
import { setImmediate } from 'node:timers/promises'
import { wideNetworkOf } from '../../accounts/network.ts'
import type { App } from '../../app.ts'
import type { Asker } from '../../graphql/context.ts'
import type { MatchedPage } from '../../../web/routes/matchPage.ts'
import type { Drawn, PageSource } from './pageSource.ts'
import { fairTurns } from '../../database/fairTurns.ts'
import { BusyError } from '../../rules/userErrors.ts'
import { affords, readBudget, READS } from '../http/budgets.ts'

/** docs/limits.md says why. */
export const DRAWINGS = {
  /** Pages of a network drawn in a minute; those from memory do not count. */
  perMinute: 600,
  /** Pages waiting for their turn, half of them of one network. */
  waiting: 32,
  /** Characters of an address: what reads one in the client need not be quick for a long one. */
  address: 2_000,
} as const

/** Units of a budget for drawings. */
const DRAWING = READS.cost / DRAWINGS.perMinute - READS.operation

/** One page with what it shows. Null: the browser draws it, because this failed or there is too much to draw. */
export type Draw = (
  page: MatchedPage,
  what: { address: string; data: (object | null)[]; asker: Asker },
) => Promise<Drawn | null>

export function drawsPages(
  { clock, config, log }: Pick<App, 'clock' | 'config' | 'log'>,
  source: Pick<PageSource, 'drawing'>,
): Draw {
  // Counted by itself: who has had enough pages drawn may still read.
  const charge = readBudget(clock, config.rateLimitFactor)
  const inTurn = fairTurns({ atOnce: 1, each: DRAWINGS.waiting / 2, all: DRAWINGS.waiting })

  return async (page, { address, data, asker }) => {
    if (address.length > DRAWINGS.address) return null
    const answers = page.queries.map(
      ({ key }, index) => [key, data[index] ? JSON.stringify(data[index]) : null] as const,
    )
    try {
      const drawing = await source.drawing()
      if (!drawing || !affords(charge, asker, DRAWING)) return null
      return await inTurn(wideNetworkOf(asker.ip), async () => {
        // Other requests come in between.
        await setImmediate()
        return await drawing.draw({ ...page, address, answers: new Map(answers) })
      })
    } catch (error) {
      if (error instanceof BusyError) return null
      log.error({ page: page.name, error }, 'A page could not be drawn')
      return null
    }
  }
}
