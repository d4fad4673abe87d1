import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatBookingDate, formatTimeRange } from '../../../api/rules/format.ts'
import { planLastDay } from '../../../api/rules/plans.ts'
import { istDate } from '../../../api/rules/time.ts'
import type { Activity_booking$data, Activity_booking$key } from '../../__generated__/Activity_booking.graphql.ts'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { MentorAvatar } from '../../features/mentors/MentorAvatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Link } from '../../ui/Link.tsx'
import { Small } from '../../ui/PageFrame.tsx'
import { PersonName } from '../../ui/PersonName.tsx'

/** One of the latest bookings: a session or a package, when, and where it stands. */
export function Activity({ bookingKey }: { bookingKey: Activity_booking$key }) {
  const booking = useFragment(
    graphql`
      fragment Activity_booking on Booking {
        databaseId
        status
        startsAt
        endsAt
        startDate
        endDate
        agenda
        mentorName
        mentor {
          databaseId
          ...MentorAvatar_mentor
        }
      }
    `,
    bookingKey,
  )
  const { databaseId, status, agenda, mentor, mentorName } = booking
  const name = <PersonName>{mentorName}</PersonName>
  return (
    <Card as="article" $pad>
      <Head>
        {mentor && <MentorAvatar mentorKey={mentor} size="sm" />}
        <div>
          <h3>{mentor ? <Link to={bookingPath(mentor.databaseId, { confirmed: databaseId })}>{name}</Link> : name}</h3>
          <p>{whatAndWhen(booking)}</p>
          {agenda && <Agenda as="p">{agenda}</Agenda>}
        </div>
        <Badge $tone={LOOKS[status]?.tone ?? 'flat'}>{LOOKS[status]?.label ?? status}</Badge>
      </Head>
    </Card>
  )
}

const LOOKS: Partial<
  Record<Activity_booking$data['status'], { label: string; tone: 'info' | 'good' | 'warn' | 'flat' }>
> = {
  CONFIRMED: { label: 'Confirmed', tone: 'info' },
  COMPLETED: { label: 'Completed', tone: 'good' },
  CANCELLED: { label: 'Cancelled', tone: 'flat' },
  PENDING: { label: 'To be paid', tone: 'warn' },
}

function whatAndWhen({ startsAt, endsAt, startDate, endDate }: Activity_booking$data): string {
  if (startsAt && endsAt) {
    const from = new Date(startsAt)
    return `Session, ${formatBookingDate(istDate(from))}, ${formatTimeRange(from, new Date(endsAt))}`
  }
  if (!startDate || !endDate) return 'Advanced package'
  return `Advanced package, ${formatBookingDate(startDate)} to ${formatBookingDate(planLastDay(endDate))}`
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: start;
  h3 {
    font-size: var(--t17);
  }
`

const Agenda = styled(Small)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
