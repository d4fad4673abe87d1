import { formatWhenFull } from '../../../../api/rules/text/format.ts'

interface MentorsRefundProps {
  menteeName: string
  /** A session that a package includes. */
  isCall: boolean
  /** Null once it is over. */
  until: Date | null
}

/** The rule as it concerns the mentor: until when the booking may still be called off. */
export function MentorsRefund({ menteeName, isCall, until }: MentorsRefundProps) {
  if (!until)
    return isCall
      ? `If ${menteeName} cancels now, this session counts as used.`
      : `${menteeName} can no longer cancel for a full refund.`
  const time = <time dateTime={until.toISOString()}>{formatWhenFull(until)}</time>
  if (isCall)
    return (
      <span key="call">
        {menteeName} gets this session back by cancelling until {time}.
      </span>
    )
  return (
    <span key="session">
      {menteeName} can cancel for a full refund until {time}.
    </span>
  )
}
