import { styled } from 'styled-components'
import { Card } from '../../ui/Card.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'

export const TicketFrame = styled(PageWidth)`
  padding-bottom: clamp(32px, 6vw, 72px);
  > * {
    max-width: 720px;
  }
`

/** The ticket itself. */
export const TicketSheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  overflow-wrap: anywhere;
  h2 {
    font-size: var(--t20);
  }
`
