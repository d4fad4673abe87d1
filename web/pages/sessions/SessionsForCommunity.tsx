import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Shown to community members, who have no sessions. */
export function SessionsForCommunity() {
  return (
    <EmptyState
      title="Only mentees and mentors have sessions"
      actions={
        <>
          <ButtonLink look="primary" to="/mentee-signup">
            Register as a mentee
          </ButtonLink>
          <ButtonLink look="plain" to="/mentors">
            Find Mentors
          </ButtonLink>
        </>
      }
    >
      You are logged in as a community member. With a mentee account you can book sessions with any mentor. You can use
      the same email address.
    </EmptyState>
  )
}
