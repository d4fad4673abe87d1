import { slotTextAt } from '../../../api/rules/slotText.ts'
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
  const slot = encodeURIComponent(slotTextAt(new Date(startsAt)))
  return (
    <Link to={`/booking/${mentorId}?slot=${slot}&step=details`}>
      <Time at={startsAt} now={now} />
    </Link>
  )
}
