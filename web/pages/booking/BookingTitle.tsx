import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { PLAN_SESSIONS, SESSION_LONG } from '../../../api/rules/constants.ts'
import { formatRupees } from '../../../api/rules/text/format.ts'
import type { BookingTitle_mentor$key } from '../../__generated__/BookingTitle_mentor.graphql.ts'
import { bookingPath } from '../../features/bookings/bookingAddress.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { Link } from '../../ui/Link.tsx'
import { BackLink, PageTitle } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { Knot } from '../../ui/time/Plumb.tsx'
import { bookingHead, bookingTitle } from './page.ts'
import { priceOf } from './price.ts'
import { useBookingContext } from './state/bookingContext.ts'
import type { BookingView } from './state/bookingSteps.ts'

/** What is being booked and with whom, or the payment's status; with a link to the other package. */
export function BookingTitle({ mentorKey, view }: { mentorKey: BookingTitle_mentor$key; view: BookingView }) {
  const mentor = useFragment(
    graphql`
      fragment BookingTitle_mentor on Mentor {
        databaseId
        name
        ...price_mentor
      }
    `,
    mentorKey,
  )
  const { packageType, navigation, flow } = useBookingContext()
  const { databaseId: mentorId, name } = mentor
  const isStarter = packageType === 'starter'
  const other = isStarter ? 'advanced' : 'starter'
  const price = formatRupees(priceOf(mentor, other))
  const titles: Record<BookingView, ReactNode> = {
    steps: bookingTitle(packageType),
    confirming: (
      <Settled>{flow.payment.kind === 'confirmed' ? 'Payment received' : 'Confirming your payment…'}</Settled>
    ),
    checking: 'We are checking your payment',
    lost: 'Your payment will be refunded in full',
  }
  return (
    <>
      <PageHead {...bookingHead({ mentorId, mentorName: name, packageType })} />
      <PageTitle
        title={titles[view]}
        back={
          view === 'steps' && (
            <Back>
              <BackLink to={mentorPath(mentorId)}>{name}</BackLink>
              <BackLink to="/mentors">All mentors</BackLink>
            </Back>
          )
        }
        lead={
          view === 'steps' && (
            <>
              <span>
                {isStarter
                  ? `One ${SESSION_LONG} video session with ${name}. `
                  : `One month with ${name}: unlimited chat and ${PLAN_SESSIONS}. `}
              </span>
              {/* Text and choice come along. */}
              <Link
                to={bookingPath(mentorId, { ...navigation.address, packageType: other, step: 'time' })}
                preventScrollReset
              >
                {isStarter ? `See Advanced (${price} a month)` : `See Starter (${price} a session)`}
              </Link>
            </>
          )
        }
      />
    </>
  )
}

/** Success heading, with the marker of a completed step. */
export function Settled({ children }: { children: ReactNode }) {
  return (
    <Line>
      <Done data-place="done" aria-hidden="true">
        <Check />
      </Done>
      <span>{children}</span>
    </Line>
  )
}

const Line = styled.span`
  display: flex;
  gap: 12px;
  align-items: center;
`

const Done = styled(Knot)`
  position: static;
  flex: none;
  width: 32px;
  height: 32px;
  &[data-place] {
    border-color: var(--good);
    background: var(--good);
    color: var(--surface);
  }
  > svg.lucide {
    width: 18px;
    height: 18px;
  }
`

const Back = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 20px;
`
