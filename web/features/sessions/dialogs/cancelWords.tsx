/** What cancelling does, in words for the side that decides. */
import { GIVEN_BACK_DAYS } from '../../../../api/rules/constants.ts'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import { timesWhole } from '../../../ui/time/timesWhole.ts'

/** What goes back when it is cancelled now. */
export interface CancelFigure {
  /** Paise. */
  readonly refund: number
  readonly returnsCall: boolean
}

/** What is cancelled, and which side reads it. */
export interface Cancelling extends CancelFigure {
  isMentor: boolean
  isPackage: boolean
  /** Another package of the same two keeps their chat open. */
  chatGoesOn: boolean
  /** A session that a package includes. */
  isIncluded: boolean
  /** Which way the money goes, that the bank has it, or that the package is of no use, in the server's words; null without. */
  money: string | null
  /** Name of the other side. */
  other: string
}

export const thingOf = ({ isPackage }: Pick<Cancelling, 'isPackage'>): string => (isPackage ? 'package' : 'session')

/** The button that cancels says what goes back. */
export function confirmLabel(cancelling: Cancelling): string {
  const { isMentor, isIncluded, refund, returnsCall, money } = cancelling
  if (isIncluded) {
    if (isMentor) return 'Cancel and give it back'
    return returnsCall ? 'Cancel and get it back' : 'Cancel; it counts as used'
  }
  if (refund > 0)
    return isMentor ? `Cancel and refund ${formatRupees(refund)}` : `Cancel and get ${formatRupees(refund)} back`
  return isMentor || money !== null ? `Cancel ${thingOf(cancelling)}` : 'Cancel without a refund'
}

/** What follows beside the refund. */
export function consequences({
  isMentor,
  isPackage,
  chatGoesOn,
  isIncluded,
  other,
  refund,
  money,
}: Cancelling): string[] {
  return [
    isPackage
      ? chatGoesOn
        ? 'Its sessions end at once, and upcoming ones are cancelled too. The other package keeps the chat open.'
        : 'Chat and sessions end at once, and upcoming sessions are cancelled too.'
      : 'The slot is released at once.',
    ...(refund > 0 && money !== null ? [money] : []),
    ...(isMentor && isIncluded
      ? [
          `If fewer than ${GIVEN_BACK_DAYS} days of their package are left, it is extended to ${GIVEN_BACK_DAYS} days${chatGoesOn ? ', or the session is added to their next package' : ''}.`,
        ]
      : []),
    `We’ll email you and ${other}.`,
  ]
}

/** What has happened, for who has cancelled; `moneyLines` are the server's of the cancelled booking. */
export function cancelledText(
  { isMentor, isIncluded, returnsCall, money, other }: Cancelling,
  moneyLines: readonly string[],
): string {
  const outcome = !isIncluded
    ? moneyLines.join(' ')
    : returnsCall
      ? // One that its mentor cancels may go to the next package.
        [isMentor ? `${other} gets the session back.` : 'The session is back in your Advanced package.', money]
          .filter(Boolean)
          .join(' ')
      : 'It counts as used.'
  return [outcome, `We’ve emailed ${other}.`].filter(Boolean).join(' ')
}

/** What is said of a request without an answer: it may have been done. */
export const unsureText = (cancelling: Cancelling): string =>
  `We don’t know whether the ${thingOf(cancelling)} was cancelled. It is safe to try again.`

interface RefundFigureProps {
  cancelling: Cancelling
  /** Paise of its price. */
  amount: number
  /** Last instant at which it is so; null: it stays so. */
  until: string | null
  /** The rule in the server's words. */
  reason: string
}

/** Exactly what goes back when it is cancelled now, and when that changes. */
export function RefundFigure({ cancelling, amount, until, reason }: RefundFigureProps) {
  const { isMentor, isPackage, isIncluded, other, refund, money } = cancelling
  if (isIncluded)
    return <p>{isMentor ? [`${other} gets this session back.`, money].filter(Boolean).join(' ') : reason}</p>
  if (refund === 0)
    return (
      <p key="nothing">
        <b>{money === null ? 'Nothing is refunded.' : 'We can’t refund anything now.'}</b> {money ?? reason}
      </p>
    )
  const sum = <b>{formatRupees(refund)}</b>
  if (isMentor)
    return (
      <p key="mentor">
        {other} gets {sum} <span>{refund === amount ? 'back in full.' : 'back, the rest of the payment.'}</span>
      </p>
    )
  if (until === null) return <p key="now">You get {sum} back if you cancel now.</p>
  return (
    <p key="until">
      You get {sum} back if you cancel by <time dateTime={until}>{timesWhole(formatWhenFull(new Date(until)))}</time>;{' '}
      {isPackage ? 'after that, write to support about a refund.' : 'after that there is no refund.'}
    </p>
  )
}
