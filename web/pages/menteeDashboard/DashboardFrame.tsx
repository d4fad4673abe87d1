import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PageTitle, PageWidth } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** Width and heading of the dashboard, which its skeleton has too. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  return (
    <PageWidth>
      <Top>
        <PageTitle title="Mentee Dashboard" />
        <nav aria-label="Sessions and payments">
          <ButtonRow>
            <ButtonLink size="small" to="/sessions">
              Sessions
            </ButtonLink>
            <ButtonLink size="small" to="/payments">
              Payments
            </ButtonLink>
          </ButtonRow>
        </nav>
      </Top>
      <Parts>{children}</Parts>
    </PageWidth>
  )
}

const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  align-items: center;
  justify-content: space-between;
  @media (max-width: ${breakpoints.phone}) {
    padding-bottom: 20px;
  }
`

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 3vw, 32px);
`
