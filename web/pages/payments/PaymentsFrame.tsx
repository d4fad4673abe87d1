import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageTitle, PageWidth } from '../../ui/PageFrame.tsx'

/** Heading and a column of a readable width. */
export function PaymentsFrame({ children }: { children: ReactNode }) {
  return (
    <Column>
      <PageTitle title="Payments" lead="What you have paid, your refunds, and a receipt for each payment." />
      {children}
    </Column>
  )
}

const Column = styled(PageWidth)`
  max-width: calc(820px + 2 * var(--gutter));
  padding-bottom: clamp(32px, 6vw, 72px);
`
