import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageTitle, PageWidth } from '../../ui/PageFrame.tsx'

/** Heading, and below it sections with room between them. */
export function EarningsFrame({ children }: { children: ReactNode }) {
  return (
    <Sheet>
      <PageTitle title="Earnings" lead="What mentees paid, and your share." />
      <Sections>{children}</Sections>
    </Sheet>
  )
}

const Sheet = styled(PageWidth)`
  padding-bottom: clamp(32px, 6vw, 72px);
`

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 3vw, 32px);
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  > section > h2 {
    font-size: var(--t20);
  }
`
