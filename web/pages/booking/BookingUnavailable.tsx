import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { mentorPath } from '../../lib/paths.ts'

interface UnavailableProps {
  title: string
  children: ReactNode
  actions: ReactNode
}

/** Shown instead of the booking: the reason and where to go. */
function BookingUnavailable({ title, children, actions }: UnavailableProps) {
  return (
    <Place>
      <PageHead title={title} noIndex />
      <EmptyState level={1} title={title} actions={actions}>
        {children}
      </EmptyState>
    </Place>
  )
}

const FIND = (
  <ButtonLink look="primary" to="/mentors">
    Find Mentors
  </ButtonLink>
)

/** No accepted mentor has this id. */
export function BookedMentorNotFound() {
  return (
    <BookingUnavailable
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
    </BookingUnavailable>
  )
}

interface MentorProps {
  mentorId: number
  mentorName: string
}

/** The mentor has switched bookings off. */
export function BusyMentor({ mentorId, mentorName }: MentorProps) {
  return (
    <BookingUnavailable
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
    </BookingUnavailable>
  )
}

/** Logged in, but not as a mentee. */
export function OnlyMentees({ mentorId, mentorName, type }: MentorProps & { type: string }) {
  return (
    <BookingUnavailable
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
    </BookingUnavailable>
  )
}

/** The confirmation of a booking that is not the viewer's to see. */
export function BookingNotFound({ signIn }: { signIn: string | null }) {
  return (
    <BookingUnavailable
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
    </BookingUnavailable>
  )
}

const Place = styled.div`
  padding-block: clamp(24px, 5vw, 56px);
  && h1 {
    font-size: var(--t26);
  }
`
