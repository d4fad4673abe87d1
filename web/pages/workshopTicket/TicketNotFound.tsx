import { styled } from 'styled-components'
import { CUT_LINK } from '../../features/workshops/cutLinkText.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { ticketNotFoundHead } from './page.ts'

/** No ticket has this address. */
export function TicketNotFound() {
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
