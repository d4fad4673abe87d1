import { graphql, usePreloadedQuery } from 'react-relay'
import type { WorkshopTicketPageQuery } from '../../__generated__/WorkshopTicketPageQuery.graphql.ts'
import { LinkNotFound } from '../../features/workshops/LinkNotFound.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { useNow } from '../../ui/useNow.ts'
import { entry, ticketNotFoundHead } from './page.ts'
import { Ticket } from './Ticket.tsx'

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
  // After a link within the site the document's own header would tell other sites the address.
  return (
    <>
      <meta name="referrer" content="no-referrer" />
      {workshopTicket ? (
        <>
          <PageHead {...entry.head} />
          <Ticket ticketKey={workshopTicket} siteKey={site} now={now} />
        </>
      ) : (
        <LinkNotFound head={ticketNotFoundHead} />
      )}
    </>
  )
}
