import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { IstDate } from '../rules/time.ts'
import { announce } from './announce.ts'
import { longerText } from './announceCancellation.ts'
import { whenOf } from './bookingWords.ts'
import { bookingOfTwo, type Side } from './sides.ts'

type Deps = Pick<App, 'clock' | 'config'>
const otherSide = (side: Side): Side => (side === 'mentee' ? 'mentor' : 'mentee')

/** Asks the side that is said to have missed a session. Written with the report. */
export async function announceNoShow(
  tx: Transaction,
  app: Deps,
  { bookingId, by }: { bookingId: number; by: Side },
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  const reporter = booking[by].name
  const said = `${reporter} reported that you did not come to the session on ${whenOf(booking)}.`
  const ask = 'Please tell us whether that is right. If you disagree, our team looks into it.'
  await announce(tx, app, booking, otherSide(by), {
    kind: 'no-show-reported',
    cause: 'no-show',
    title: 'Did you miss a session?',
    message: `${said} ${ask}`,
    subject: `Did you miss the session with ${reporter}?`,
    paragraphs: [said, ask],
  })
}

interface Answered {
  bookingId: number
  /** Who answers. */
  by: Side
  agree: boolean
  /** The plan's end date, when a call that is given back has moved it: then both hear of that. */
  runsUntil: IstDate | null
}

/** Tells who reported it what the other side says. Written with the answer. */
export async function announceNoShowAnswer(
  tx: Transaction,
  app: Deps,
  { bookingId, by, agree, runsUntil }: Answered,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  const { name } = booking[by]
  const agreed = `${name} agrees that they missed the session on ${whenOf(booking)}. It is cancelled.`
  const disputed = `${name} disagrees about the session on ${whenOf(booking)}. Our team looks into it and writes to both of you.`
  const longer = (side: Side) => (runsUntil ? ` ${longerText(booking, side, runsUntil)}` : '')
  const message = agree ? `${agreed}${longer(otherSide(by))}` : disputed
  await announce(tx, app, booking, otherSide(by), {
    kind: 'no-show-answered',
    cause: 'no-show-answer',
    title: agree ? 'The session is cancelled' : 'Our team looks into it',
    message,
    subject: `Your report: session with ${name}`,
    paragraphs: [message],
  })
  if (!runsUntil) return
  const own = `The session on ${whenOf(booking)} is back in the package.${longer(by)}`
  await announce(tx, app, booking, by, {
    kind: 'no-show-answered',
    cause: 'no-show-longer',
    title: 'The package runs longer',
    message: own,
    subject: `The Advanced package with ${booking[otherSide(by)].name} runs longer`,
    paragraphs: [own],
  })
}
