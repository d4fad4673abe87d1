import { formatTime, formatWhenFull } from '../../../api/rules/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { numericId } from './bookingAddress.ts'
import { isAtNight, isFreeSlot } from './slotDays.ts'
import type { BookingControl } from './useBooking.ts'

const GONE = 'This time slot is no longer available'

/** What a person should know before choosing: a time that is gone, a hold that ran out, a session at night. */
export function TimeNotices({
  booking,
  onHoldAgain,
}: {
  booking: BookingControl
  onHoldAgain: (startsAt: string) => void
}) {
  const { flow, isGone, slots, hold } = booking
  const { trouble, startsAt } = flow
  return (
    <>
      <OtherHold booking={booking} />
      {trouble?.kind === 'expired' && trouble.startsAt && (
        <Notice
          tone="warn"
          role="alert"
          title="Your hold has ended."
          actions={
            isFreeSlot(slots, trouble.startsAt) && <HoldAgain startsAt={trouble.startsAt} onClick={onHoldAgain} />
          }
        >
          {trouble.message} Nothing was charged, and your text is kept.
        </Notice>
      )}
      {trouble?.kind === 'taken' && (
        <Notice tone="warn" role="alert" title={`${trouble.message}.`}>
          {hold?.startsAt
            ? `${formatTime(new Date(hold.startsAt))} is still held for you.`
            : `${trouble.startsAt ? `${formatWhenFull(new Date(trouble.startsAt))} is gone. ` : ''}Please choose another time; your text is kept.`}
        </Notice>
      )}
      {!trouble && isGone && startsAt && (
        <Notice tone="warn" role="alert" title={`${GONE}.`}>
          {formatWhenFull(new Date(startsAt))} is gone. Please choose another time; your text is kept.
        </Notice>
      )}
      {startsAt && !isGone && isAtNight(startsAt) && (
        <Notice tone="warn" role="status" title="This session is at night:">
          {formatWhenFull(new Date(startsAt))}. Did you mean {swapped(startsAt)}?
        </Notice>
      )}
    </>
  )
}

function HoldAgain({ startsAt, onClick }: { startsAt: string; onClick: (startsAt: string) => void }) {
  return (
    <Button size="small" onClick={() => onClick(startsAt)}>
      Hold {formatTime(new Date(startsAt))} again
    </Button>
  )
}

/** `2:00 pm` for a session at 2:00 am. */
function swapped(startsAt: string): string {
  const time = formatTime(new Date(startsAt))
  return time.endsWith('am') ? time.replace('am', 'pm') : time.replace('pm', 'am')
}

/** There is one hold a mentee: choosing here lets go of the one with another mentor. */
function OtherHold({ booking: { viewer, mentorId, hold } }: { booking: BookingControl }) {
  const other = viewer?.liveHold
  const otherId = numericId(String(other?.mentor?.databaseId ?? ''))
  if (!other || hold || !otherId || otherId === mentorId) return null
  return (
    <Notice>
      You are holding a time with <Link to={`/booking/${otherId}`}>{other.mentorName}</Link>
      {other.startsAt && `, ${formatWhenFull(new Date(other.startsAt))}`}. Choosing a time here lets it go.
    </Notice>
  )
}
