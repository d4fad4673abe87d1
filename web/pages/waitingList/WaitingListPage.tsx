import { graphql, usePreloadedQuery } from 'react-relay'
import type { WaitingListPageQuery } from '../../__generated__/WaitingListPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { useNow } from '../../ui/useNow.ts'
import { Entry } from './Entry.tsx'
import { EntryNotFound } from './EntryNotFound.tsx'

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
