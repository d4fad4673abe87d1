import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { formatShortDay } from '../../rules/text/format.ts'
import { planLastDay } from '../../rules/bookings/plans.ts'
import type { IstDate } from '../../rules/time/time.ts'
import { announce } from './announce.ts'
import { whenOf } from '../bookingWords.ts'
import { bookingOfAny } from '../sides.ts'

interface MovedCalls {
  /** The purchase of the package that they were paid with. */
  bookingId: number
  /** Their money went back, and they left the next package; or it stays after all, and they can be booked again. */
  news: 'gone' | 'back'
  /** End date of the package that they were in, or are in now. */
  endDate: IstDate
}

/** Tells both sides, when only the money has moved, what becomes of sessions that had moved to the next package. Written with the money. */
export async function announceMovedCalls(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { bookingId, news, endDate }: MovedCalls,
): Promise<void> {
  const found = await bookingOfAny(tx, bookingId)
  if (!found) return
  const { booking, sides } = found
  const lastDay = formatShortDay(planLastDay(endDate))
  for (const side of sides) {
    const { name } = booking[side === 'mentee' ? 'mentor' : 'mentee']
    const which = `the Advanced package with ${name} ${whenOf(booking)}`
    const [title, said] =
      news === 'gone'
        ? [
            'Sessions left the next Advanced package',
            `The payment for ${which} was returned. Its sessions that had moved to the next package, which runs until ${lastDay}, are no longer included.`,
          ]
        : [
            'Sessions of an Advanced package are back',
            `The payment for ${which} stays after all. Its moved sessions can be booked again, until ${lastDay}.`,
          ]
    await announce(tx, app, booking, side, {
      kind: 'moved-calls',
      cause: `calls:${news}:${app.clock.now().getTime()}`,
      title,
      message: said,
      subject: `${title}: ${name}`,
      paragraphs: [said],
    })
  }
}
