import { graphql, usePreloadedQuery } from 'react-relay'
import type { WaitingListPageQuery } from '../../__generated__/WaitingListPageQuery.graphql.ts'
import { LinkNotFound } from '../../features/workshops/LinkNotFound.tsx'
import type { ScreenProps } from '../../relay/page.ts'
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
  // After a link within the site the document's own header would tell other sites the address.
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {waitingListEntry ? <Entry entryKey={waitingListEntry} now={now} /> : <LinkNotFound head={entryNotFoundHead} />}
    </>
  )
}
