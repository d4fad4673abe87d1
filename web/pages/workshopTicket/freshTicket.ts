import { graphql } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import query, { type freshTicketQuery } from '../../__generated__/freshTicketQuery.graphql.ts'
import { useRefresh } from '../../relay/refresh.ts'

void graphql`
  query freshTicketQuery($code: String!) {
    workshopTicket(code: $code) {
      ...WorkshopTicketPage_ticket
    }
  }
`

/** Reads a ticket again; the shown one stays until then. */
export const useFreshTicket = (code: string) => useRefresh<freshTicketQuery>({ query, variables: { code } })

/** A ticket is known by its address alone: the page reads the one that a mutation answers. */
export function takeTicket(store: RecordSourceSelectorProxy, mutation: string, code: string): void {
  const ticket = store.getRootField(mutation)?.getLinkedRecord('ticket')
  if (ticket) store.getRoot().setLinkedRecord(ticket, 'workshopTicket', { code })
}
