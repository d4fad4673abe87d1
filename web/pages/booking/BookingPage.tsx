import { useCallback, useEffect, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router'
import type { IstDate } from '../../../api/rules/time/time.ts'
import type { BookingPageQuery, BookingPageQuery$data } from '../../__generated__/BookingPageQuery.graphql.ts'
import { readAddress } from '../../features/bookings/bookingAddress.ts'
import { signInPath } from '../../lib/paths.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { BookingFlow } from './BookingFlow.tsx'
import { BookingUnavailable } from './BookingUnavailable.tsx'
import type { ConfirmationProps } from './confirmation/Confirmation.tsx'
import { readLiveHold } from './state/hold.ts'
import { RetryStep, StepLoading } from './StepLoading.tsx'

const query = graphql`
  query BookingPageQuery($mentorId: Int!, $from: Date!, $to: Date!, $confirmed: Int!, $isConfirmation: Boolean!)
  @preloadable
  @raw_response_type {
    mentor(id: $mentorId) {
      databaseId
      name
      available
      ...BookingFlow_mentor
    }
    viewer {
      id
      type
      ...hold_viewer
      ...BookingFlow_viewer
    }
    site {
      ...BookingFlow_site
      ...Confirmation_site
    }
    booking(id: $confirmed) @include(if: $isConfirmation) {
      databaseId
      status
      ...Confirmation_booking
    }
  }
`

/** What was booked: loaded when the browser is idle for a person who may pay, so that the focus finds its heading. */
export const Confirmation: LazyPart<ConfirmationProps & { attempt: number }> = lazyPart(
  () => import('./confirmation/Confirmation.tsx').then((module) => module.Confirmation),
  <StepLoading load={() => Confirmation.load()} what="page" kept="Your booking is saved." />,
  ({ attempt }) => attempt,
)

/** Booking with a mentor, or the confirmation of what was booked. */
export function BookingPage({ queryRef }: ScreenProps<BookingPageQuery>) {
  const data = usePreloadedQuery<BookingPageQuery>(query, queryRef)
  const isConfirmation = Boolean(data.booking && data.booking.status !== 'PENDING')
  useViewHeading(isConfirmation ? 'confirmation' : 'booking')
  return (
    <PageWidth>
      <Content data={data} askedFrom={queryRef.variables.from} />
    </PageWidth>
  )
}

interface ContentProps {
  data: BookingPageQuery$data
  /** The first day that the query has asked for. */
  askedFrom: IstDate
}

function Content(props: ContentProps) {
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return (
    <RetryStep value={retry}>
      <Shown {...props} attempt={attempt} />
    </RetryStep>
  )
}

/** `attempt`: changes when what failed to load should be retried. */
function Shown({ data, askedFrom, attempt }: ContentProps & { attempt: number }) {
  const { mentor, viewer, site, booking } = data
  const { pathname, search } = useLocation()
  const { confirmed } = readAddress(new URLSearchParams(search))
  const mayPay = viewer?.type === 'MENTEE'
  useEffect(() => (mayPay ? whenIdle(Confirmation.preload) : undefined), [mayPay])
  if (booking && booking.status !== 'PENDING')
    return (
      <Confirmation
        key={booking.databaseId}
        bookingKey={booking}
        siteKey={site}
        isMentor={viewer?.type === 'MENTOR'}
        attempt={attempt}
      />
    )
  // On the way from paying to the confirmation the address is ahead of the data.
  if (confirmed && booking === null)
    return (
      <BookingUnavailable reason="noBooking" signIn={viewer ? null : signInPath({ returnTo: pathname + search })} />
    )
  if (!mentor) return <BookingUnavailable reason="noMentor" />
  const { databaseId: mentorId, name: mentorName } = mentor
  if (viewer && viewer.type !== 'MENTEE')
    return <BookingUnavailable reason="notMentee" mentorId={mentorId} mentorName={mentorName} type={viewer.type} />
  const holdsTime = readLiveHold(viewer)?.mentorId === mentorId
  if (!mentor.available && !holdsTime)
    return <BookingUnavailable reason="busy" mentorId={mentorId} mentorName={mentorName} />
  // Another account starts afresh; so does another mentor.
  const key = `${mentorId} ${viewer?.id}`
  return (
    <BookingFlow
      key={key}
      mentorKey={mentor}
      viewerKey={viewer}
      siteKey={site}
      askedFrom={askedFrom}
      attempt={attempt}
    />
  )
}
