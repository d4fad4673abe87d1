import { graphql } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import query, { type freshEntryQuery } from '../../__generated__/freshEntryQuery.graphql.ts'
import { useRefresh } from '../../relay/refresh.ts'

/** What a change of an entry may change on screen: on its page, and on the workshop's, which shows it from the store. */
void graphql`
  fragment freshEntry_entry on WaitingListEntry {
    ...WaitingListPage_entry
    workshop {
      viewerWaitingEntry {
        ...seat_entry
      }
      ...RegistrationCard_seats
    }
  }
`

void graphql`
  query freshEntryQuery($code: String!) @raw_response_type {
    waitingListEntry(code: $code) {
      ...freshEntry_entry
    }
  }
`

/** Reads an entry again; the shown one stays until then. */
export const useFreshEntry = (code: string) => useRefresh<freshEntryQuery>({ query, variables: { code } })

/** An entry is known by its address alone: the page reads the one that a mutation answers. */
export function takeEntry(store: RecordSourceSelectorProxy, mutation: string, code: string): void {
  const entry = store.getRootField(mutation)?.getLinkedRecord('entry')
  if (entry) store.getRoot().setLinkedRecord(entry, 'waitingListEntry', { code })
}
