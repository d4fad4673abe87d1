import { formatTime, formatWhenFull } from '../../../api/rules/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
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
      <OtherHoldNotice booking={booking} />
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
            : `Please choose another time${trouble.startsAt ? ` than ${formatWhenFull(new Date(trouble.startsAt))}` : ''}; your text is kept.`}
        </Notice>
      )}
      {!trouble && isGone && startsAt && (
        <Notice tone="warn" role="alert" title={`${GONE}.`}>
          Please choose another time than {formatWhenFull(new Date(startsAt))}; your text is kept.
        </Notice>
      )}
      {startsAt && !isGone && isAtNight(startsAt) && (
        <Notice tone="warn" role="alert" title="This session is at night:">
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
function OtherHoldNotice({ booking: { otherHold, hold } }: { booking: BookingControl }) {
  if (!otherHold || hold) return null
  const { mentorId, mentorName, startsAt } = otherHold
  return (
    <Notice>
      You are holding a time with <Link to={`/booking/${mentorId}`}>{mentorName}</Link>
      {startsAt && `, ${formatWhenFull(new Date(startsAt))}`}. Choosing a time here lets it go.
    </Notice>
  )
}
