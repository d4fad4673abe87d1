import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { formatShortDay } from '../../rules/text/format.ts'
import { planLastDay } from '../../rules/bookings/plans.ts'
import type { IstDate } from '../../rules/time/time.ts'
import { announce } from '../announce/announce.ts'
import { whenOf } from '../bookingWords.ts'
import { bookingOfTwo } from '../sides.ts'

interface Kept {
  bookingId: number
  /** In the words of an administrator. */
  reason: string
  /** End date of the package in which its sessions that had gone with the money can be booked again; null when none had. */
  callsUntil: IstDate | null
}

/** Tells both sides that what was paid for stays although its money has gone back. Written with the decision. */
export async function announceKept(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { bookingId, reason, callsUntil }: Kept,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  const what = booking.startsAt ? 'session' : 'Advanced package'
  for (const side of ['mentee', 'mentor'] as const) {
    const { name } = booking[side === 'mentee' ? 'mentor' : 'mentee']
    const said = `The ${what} with ${name} ${whenOf(booking)} stays booked, although its payment was returned.`
    const owes = side === 'mentee' ? "You don't need to pay again." : 'You earn nothing from it.'
    const back = callsUntil
      ? ` Its moved sessions can be booked again, until ${formatShortDay(planLastDay(callsUntil))}.`
      : ''
    await announce(tx, app, booking, side, {
      kind: 'booking-kept',
      cause: 'kept',
      title: `Your ${what} stays booked`,
      message: `${said} ${owes}${back} Reason: ${reason}`,
      subject: `Your ${what} with ${name} stays booked`,
      paragraphs: [`${said} ${owes}${back}`, `Reason: ${reason}`],
    })
  }
}
