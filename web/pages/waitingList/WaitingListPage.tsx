import { graphql, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import type { WaitingListPageQuery } from '../../__generated__/WaitingListPageQuery.graphql.ts'
import { CUT_LINK } from '../../features/workshops/cutLinkText.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useNow } from '../../ui/useNow.ts'
import { Entry } from './Entry.tsx'
import { entryNotFoundHead } from './page.ts'

/** The place in a waiting list that a mailed address shows, without an account. */
export function WaitingListPage({ queryRef }: ScreenProps<WaitingListPageQuery>) {
  const { waitingListEntry, site } = usePreloadedQuery<WaitingListPageQuery>(
    graphql`
      query WaitingListPageQuery($code: String!) @preloadable @raw_response_type {
        waitingListEntry(code: $code) {
          ...Entry_entry
        }
        site {
          now
        }
      }
    `,
    queryRef,
  )
  const now = useNow(site.now)
  // Whoever came here by a link within the site has a document that would tell others the address.
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {waitingListEntry ? <Entry entryKey={waitingListEntry} now={now} /> : <EntryNotFound />}
    </>
  )
}

/** No place in a waiting list has this address. */
function EntryNotFound() {
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
        {CUT_LINK}
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
