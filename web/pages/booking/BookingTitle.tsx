import { BackLink, PageTitle } from '../../ui/PageFrame.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Link } from '../../ui/Link.tsx'
import { PLAN_CALLS, SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { bookingHead, bookingTitle } from './page.ts'
import type { BookingControl } from './useBooking.ts'
import { mentorPath } from '../../lib/paths.ts'

/** What is being booked and with whom, and the way to the other package: text and choice come along. */
export function BookingTitle({ booking }: { booking: BookingControl }) {
  const { mentorId, mentorName, packageType, navigation } = booking
  const isStarter = packageType === 'starter'
  const title = bookingTitle(packageType)
  const other = bookingPath(mentorId, {
    ...navigation.address,
    packageType: isStarter ? 'advanced' : 'starter',
    step: 'time',
  })
  return (
    <>
      <PageHead {...bookingHead({ mentorId, mentorName, packageType })} />
      <PageTitle
        title={title}
        back={<BackLink to={mentorPath(mentorId)}>{mentorName}</BackLink>}
        lead={
          <>
            {isStarter
              ? `One call of ${SESSION_MINUTES} minutes with ${mentorName}. `
              : `One month with ${mentorName}: unlimited chat and ${PLAN_CALLS} sessions of ${SESSION_MINUTES} minutes. `}
            <Link to={other} preventScrollReset>
              {isStarter ? 'Compare with Advanced' : 'Compare with Starter'}
            </Link>
          </>
        }
      />
    </>
  )
}
