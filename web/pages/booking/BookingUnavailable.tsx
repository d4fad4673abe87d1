import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { mentorPath } from '../../lib/mentorPath.ts'

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
export function BookingUnavailable(props: BookingUnavailableProps) {
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
