import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { mentorNotFoundHead } from './page.ts'

/** There is no such mentor, or not for this person. */
export function MentorNotFound() {
  return (
    <Place>
      <PageHead {...mentorNotFoundHead} />
      <EmptyState
        level={1}
        title="Mentor not found"
        actions={
          <ButtonLink look="primary" to="/mentors">
            Back to mentors
          </ButtonLink>
        }
      >
        The mentor you're looking for doesn't exist or has been removed.
      </EmptyState>
    </Place>
  )
}

const Place = styled(PageWidth)`
  padding-block: clamp(24px, 5vw, 56px);
  h1 {
    font-size: var(--h1);
  }
`
