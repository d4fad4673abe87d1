import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Community members neither ask nor are asked. */
export function RequestsForCommunity() {
  return (
    <Place>
      <EmptyState
        title="Requests go from mentees to mentors"
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
        You are signed in as a community member. With a mentee account, which is free, you can ask any mentor. The same
        email address will do.
      </EmptyState>
    </Place>
  )
}

const Place = styled.div`
  padding-bottom: 48px;
`
