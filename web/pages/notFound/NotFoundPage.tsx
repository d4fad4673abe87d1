import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { notFoundHead } from './head.ts'
import { PageWidth } from '../../ui/PageFrame.tsx'

/** Any path that is not in the route table; the server answers it with status 404. */
export function NotFoundPage() {
  return (
    <Place>
      <PageHead {...notFoundHead} />
      <EmptyState
        level={1}
        title="404 Page Not Found"
        actions={
          <>
            <ButtonLink look="primary" to="/find-mentors">
              Find Mentors
            </ButtonLink>
            <ButtonLink look="plain" to="/">
              Home
            </ButtonLink>
          </>
        }
      >
        There is nothing at this address. It may have been typed wrongly, or the page has moved.
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
