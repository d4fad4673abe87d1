import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'

/** The width of a page that is one sheet. */
export const SheetFrame = styled(PageWidth)`
  padding-bottom: clamp(32px, 6vw, 72px);
  > * {
    max-width: 720px;
  }
  > p {
    margin-top: 14px;
    overflow-wrap: anywhere;
  }
`

/** The sheet: a ticket, a certificate, an entry in a waiting list. */
export const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;
  overflow-wrap: anywhere;
  h2 {
    font-size: var(--t20);
  }
`
