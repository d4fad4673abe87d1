import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { entryNotFoundHead } from './page.ts'

/** No place in a waiting list has this address. */
export function EntryNotFound() {
  return (
    <Place>
      <PageHead {...entryNotFoundHead} />
      <EmptyState
        level={1}
        title="Waiting list entry not found"
        actions={
          <>
            <ButtonLink look="primary" to="/workshops">
              View All Workshops
            </ButtonLink>
            <ButtonLink to="/contact-us">Contact Us</ButtonLink>
          </>
        }
      >
        Open the link in our email once more, all of it. Long links are sometimes cut in two.
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
