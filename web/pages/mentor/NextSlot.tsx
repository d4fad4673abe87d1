import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { Link } from '../../ui/Link.tsx'
import { Time } from '../../ui/Time.tsx'

interface NextSlotProps {
  mentorId: number
  /** ISO. */
  startsAt: string
  /** The server's clock. */
  now: Date
}

/** The mentor's next free slot, and the way to book that very one: it is chosen by then, and the agenda comes next. */
export function NextSlot({ mentorId, startsAt, now }: NextSlotProps) {
  return (
    <Link to={bookingPath(mentorId, { startsAt: new Date(startsAt).toISOString(), step: 'details' })}>
      <Time at={startsAt} now={now} />
    </Link>
  )
}
