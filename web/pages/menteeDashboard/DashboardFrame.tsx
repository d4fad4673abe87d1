import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PageTitle, PageWidth } from '../../ui/PageFrame.tsx'

/** Width and heading of the dashboard, which its skeleton has too. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  return (
    <PageWidth>
      <PageTitle title="Mentee Dashboard" />
      <Parts>{children}</Parts>
    </PageWidth>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 3vw, 32px);
`
