import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { MentorSearch } from '../../features/mentors/MentorSearch.tsx'
import { OtherPages } from './OtherPages.tsx'

/** There is nothing here; the server has answered with status 404. */
export function Missing() {
  return (
    <Place>
      <EmptyState
        level={1}
        title="404 Page Not Found"
        actions={
          <>
            <ButtonLink look="plain" to="/">
              Home
            </ButtonLink>
          </>
        }
      >
        <p>This page does not exist. The link may be wrong, or the page has moved.</p>
        <MentorSearch />
      </EmptyState>
      <OtherPages />
    </Place>
  )
}

const Place = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-block: clamp(24px, 5vw, 56px);
  h1 {
    font-size: var(--h1);
  }
  p + search {
    display: block;
    margin-top: 16px;
  }
`
