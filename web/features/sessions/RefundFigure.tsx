import { formatRupees, formatWhenFull } from '../../../api/rules/text/format.ts'
import type { Cancelling } from './cancelWords.ts'

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
  if (isIncluded) return <p>{isMentor ? `${other} gets this session back.` : reason}</p>
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
      You get {sum} back if you cancel by <time dateTime={until}>{formatWhenFull(new Date(until))}</time>;{' '}
      {isPackage ? 'after that, write to support about a refund.' : 'after that there is no refund.'}
    </p>
  )
}
