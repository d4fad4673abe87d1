import { graphql, usePreloadedQuery } from 'react-relay'
import type { WorkshopTicketPageQuery } from '../../__generated__/WorkshopTicketPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { useNow } from '../../ui/useNow.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { entry } from './page.ts'
import { Ticket } from './Ticket.tsx'
import { TicketNotFound } from './TicketNotFound.tsx'

/** The ticket that a mailed address shows, without an account. */
export function WorkshopTicketPage({ queryRef }: ScreenProps<WorkshopTicketPageQuery>) {
  const { workshopTicket, site } = usePreloadedQuery<WorkshopTicketPageQuery>(
    graphql`
      query WorkshopTicketPageQuery($code: String!) @preloadable @raw_response_type {
        workshopTicket(code: $code) {
          ...Ticket_ticket
        }
        site {
          now
          ...Ticket_site
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
      {workshopTicket ? (
        <>
          <PageHead {...entry.head} />
          <Ticket ticketKey={workshopTicket} siteKey={site} now={now} />
        </>
      ) : (
        <TicketNotFound />
      )}
    </>
  )
}
