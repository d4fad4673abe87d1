import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import type { NoShowFinding } from '../../generated/prisma/enums.ts'
import type { CallBack } from '../../plans/returnCall.ts'
import { announce, announceToSides, markAnswered } from './announce.ts'
import { backInPlan, callBackText, moneyOfSides, OF_ENDED_PLAN, reasonOf } from './announceCancellation.ts'
import { whenOf } from '../bookingWords.ts'
import { bookingOfAny, bookingOfTwo, otherSide } from '../sides.ts'
import { bookingKindOf } from '../../rules/bookings/bookingKind.ts'
import type { BookingSide } from '../../rules/bookings/bookingRights.ts'

type Deps = Pick<App, 'clock' | 'config'>
/** The mail does not quote the statement, because it could not be erased there with the account. */
const statementOf = (name: string, hasStatement: boolean): string[] =>
  hasStatement ? [`${name} wrote what happened. You can read it on the session’s page.`] : []

/** Asks the side that was reported. Call it in the transaction of the report. */
export async function announceNoShow(
  tx: Transaction,
  app: Deps,
  { bookingId, by, hasStatement }: { bookingId: number; by: BookingSide; hasStatement: boolean },
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  const reporter = booking[by].name
  const said = [
    `${reporter} reported that you did not come to the session on ${whenOf(booking)}.`,
    ...statementOf(reporter, hasStatement),
  ].join(' ')
  const ask = 'Please tell us whether that is right. If you disagree, our team looks into it.'
  await announce(tx, app, booking, otherSide(by), {
    kind: 'no-show-reported',
    by,
    cause: `no-show:${booking.calendarSequence}`,
    title: 'Did you miss a session?',
    said: [said, ask],
    subject: `Did you miss the session with ${reporter}?`,
  })
}

interface Answered {
  bookingId: number
  by: BookingSide
  agree: boolean
  /** Set if a returned call can be booked elsewhere than in its plan as it was: then both sides are told. */
  callBack: CallBack | null
  hasStatement: boolean
}

/** Tells the reporter what the other side says. Call it in the transaction of the answer, once its refund is written. */
export async function announceNoShowAnswer(
  tx: Transaction,
  app: Deps,
  { bookingId, by, agree, callBack, hasStatement }: Answered,
): Promise<void> {
  const booking = await bookingOfTwo(tx, bookingId)
  if (!booking) return
  await markAnswered(tx, booking)
  const { name } = booking[by]
  const agreed = `${name} agrees that they missed the session on ${whenOf(booking)}. It is cancelled.`
  const disputed = `${name} disagrees about the session on ${whenOf(booking)}. Our team looks into it and writes to both of you.`
  const longer = (side: BookingSide) => (callBack ? ` ${callBackText(booking, side, callBack)}` : '')
  // A call that its mentor missed comes back.
  const isBack = by === 'mentor' && bookingKindOf(booking) === 'call'
  const left = isBack ? await backInPlan(tx, booking, { callBack }) : (await moneyOfSides(tx, booking))[otherSide(by)]
  const answered = agree ? `${[agreed, ...left].join(' ')}${longer(otherSide(by))}` : disputed
  const message = [answered, ...statementOf(name, hasStatement)].join(' ')
  await announce(tx, app, booking, otherSide(by), {
    kind: 'no-show-answered',
    by,
    cause: `no-show-answer:${booking.calendarSequence}`,
    title: agree ? 'The session is cancelled' : 'Our team looks into it',
    said: [message],
    subject: `Your report: session with ${name}`,
  })
  if (!callBack) return
  const isLonger = callBack.where === 'longer'
  const own = `The session on ${whenOf(booking)} is ${isLonger ? 'back in the package' : 'cancelled'}.${longer(by)}`
  await announce(tx, app, booking, by, {
    kind: 'no-show-answered',
    by,
    cause: `no-show-longer:${booking.calendarSequence}`,
    title: isLonger ? 'The package runs longer' : 'The session is in the next package',
    said: [own],
    subject: isLonger
      ? `The Advanced package with ${booking[otherSide(by)].name} runs longer`
      : `The session is in the next Advanced package with ${booking[otherSide(by)].name}`,
  })
}

interface Found {
  bookingId: number
  finding: NoShowFinding
  returnsCall: boolean
  /** Whether the call cannot return, because its plan is over for good. */
  isPlanOver: boolean
  reason: string
  callBack: CallBack | null
}

const FOUND: Record<NoShowFinding, (people: { mentor: string; mentee: string }) => string> = {
  mentee_missed: ({ mentee }) => `${mentee} missed the session, so it is cancelled.`,
  mentor_missed: ({ mentor }) => `${mentor} missed the session, so it is cancelled.`,
  took_place: () => 'The session took place, so it is completed.',
}

/** Tells both sides what the team has decided. Call it in the transaction of the decision, once its refund is written. */
export async function announceFinding(
  tx: Transaction,
  app: Deps,
  { bookingId, finding, returnsCall, isPlanOver, reason, callBack }: Found,
): Promise<void> {
  const any = await bookingOfAny(tx, bookingId)
  if (!any) return
  const { booking, sides } = any
  await markAnswered(tx, booking)
  const when = whenOf(booking)
  const returned = returnsCall ? await backInPlan(tx, booking, { callBack, whose: 'the' }) : []
  const money = await moneyOfSides(tx, booking)
  const newsOf = (side: BookingSide, other: string) => {
    const found = FOUND[finding]({ mentor: booking.mentor.name, mentee: booking.mentee.name, [side]: 'You' })
    const said = [
      `Plumbline looked into the session with ${other} on ${when}. ${found}`,
      ...(isPlanOver ? [OF_ENDED_PLAN] : returnsCall ? returned : money[side]),
      ...(callBack ? [callBackText(booking, side, callBack)] : []),
    ].join(' ')
    return {
      kind: 'no-show-decided',
      by: 'administrator' as const,
      cause: `no-show-decided:${booking.calendarSequence}`,
      title: 'We decided on the no-show report',
      said: [said, ...reasonOf(reason)],
      subject: `Our decision: session with ${other}, ${when}`,
    }
  }
  await announceToSides(tx, app, booking, newsOf, sides)
}
