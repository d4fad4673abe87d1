import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { IstDate } from '../../../api/rules/time/time.ts'
import type { BookingPageQuery, BookingPageQuery$data } from '../../__generated__/BookingPageQuery.graphql.ts'
import { readAddress } from '../../features/bookings/bookingAddress.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { signInPath } from '../../lib/paths.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { useViewHeading } from '../../ui/useViewHeading.ts'
import { BookingFlow } from './BookingFlow.tsx'
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

interface UnavailableProps {
  title: string
  children: ReactNode
  actions: ReactNode
}

/** Shown instead of the booking: the reason and where to go. */
function Unavailable({ title, children, actions }: UnavailableProps) {
  return (
    <Padded>
      <PageHead title={title} noIndex />
      <EmptyState level={1} title={title} actions={actions}>
        {children}
      </EmptyState>
    </Padded>
  )
}

const FIND = (
  <ButtonLink look="primary" to="/mentors">
    Find Mentors
  </ButtonLink>
)

/** No accepted mentor has this id. */
function BookedMentorNotFound() {
  return (
    <Unavailable
      title="Mentor not found"
      actions={
        <>
          {FIND}
          <ButtonLink look="plain" to="/">
            Home
          </ButtonLink>
        </>
      }
    >
      The mentor you're trying to book is not available.
    </Unavailable>
  )
}

interface MentorProps {
  mentorId: number
  mentorName: string
}

/** The mentor has switched bookings off. */
function BusyMentor({ mentorId, mentorName }: MentorProps) {
  return (
    <Unavailable
      title="This mentor is not taking bookings right now"
      actions={
        <>
          {FIND}
          <ButtonLink look="plain" to={mentorPath(mentorId)}>
            Back to {mentorName}
          </ButtonLink>
        </>
      }
    >
      {mentorName} is busy at the moment. Other mentors from the same branch may have a slot today.
    </Unavailable>
  )
}

/** Logged in, but not as a mentee. */
function OnlyMentees({ mentorId, mentorName, type }: MentorProps & { type: string }) {
  return (
    <Unavailable
      title="Only mentees can book sessions"
      actions={
        <>
          <ButtonLink look="primary" to={mentorPath(mentorId)}>
            Back to {mentorName}
          </ButtonLink>
          <ButtonLink look="plain" to="/mentors">
            Find Mentors
          </ButtonLink>
        </>
      }
    >
      You are logged in as a {type === 'MENTOR' ? 'mentor' : 'community member'}. To book, log out and log in with a
      mentee account. The same email address can have both.
    </Unavailable>
  )
}

/** The confirmation of a booking that is not the viewer's to see. */
function BookingNotFound({ signIn }: { signIn: string | null }) {
  return (
    <Unavailable
      title={signIn ? 'Log in to see this booking' : 'Booking not found'}
      actions={
        signIn ? (
          <ButtonLink look="primary" to={signIn}>
            Log in
          </ButtonLink>
        ) : (
          FIND
        )
      }
    >
      {signIn ? 'Only the mentee and the mentor can see a booking.' : 'We cannot find this booking in your account.'}
    </Unavailable>
  )
}

type BookingUnavailableProps =
  | { reason: 'noMentor' }
  | { reason: 'noBooking'; signIn: string | null }
  | ({ reason: 'busy' } & MentorProps)
  | ({ reason: 'notMentee'; type: string } & MentorProps)

/** Why nothing can be booked, or seen, here. */
function BookingUnavailable(props: BookingUnavailableProps) {
  switch (props.reason) {
    case 'noMentor':
      return <BookedMentorNotFound />
    case 'noBooking':
      return <BookingNotFound signIn={props.signIn} />
    case 'busy':
      return <BusyMentor mentorId={props.mentorId} mentorName={props.mentorName} />
    case 'notMentee':
      return <OnlyMentees mentorId={props.mentorId} mentorName={props.mentorName} type={props.type} />
    default:
      return props satisfies never
  }
}

const Padded = styled.div`
  padding-block: clamp(24px, 5vw, 56px);
  && h1 {
    font-size: var(--t26);
  }
`
