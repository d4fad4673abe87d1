import { graphql, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import type { WorkshopTicketPageQuery } from '../../__generated__/WorkshopTicketPageQuery.graphql.ts'
import { CUT_LINK } from '../../features/workshops/cutLinkText.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
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

/** No ticket has this address. */
function TicketNotFound() {
  return (
    <Place>
      <PageHead {...ticketNotFoundHead} />
      <EmptyState
        level={1}
        title="Ticket not found"
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
