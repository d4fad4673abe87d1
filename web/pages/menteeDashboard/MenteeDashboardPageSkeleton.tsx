import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FieldBones } from '../../ui/feedback/FieldBones.tsx'
import { PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** Skeleton: what is next, tabs, and the first lines below them. */
export function MenteeDashboardPageSkeleton() {
  return (
    <DashboardLayout>
      <Skeleton label="Loading your dashboard">
        <Bone $height="176px" />
        <Tabs>
          <Bone $width="56px" $height="22px" />
          <Bone $width="72px" $height="22px" />
        </Tabs>
        <FieldBones fields={3} />
      </Skeleton>
    </DashboardLayout>
  )
}

/** The first lines below the tabs. */
export function TabSkeleton() {
  return (
    <Skeleton>
      <FieldBones fields={3} />
    </Skeleton>
  )
}

const Tabs = styled.div`
  display: flex;
  gap: 24px;
  margin: 32px 0 24px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
`

/** Width and heading of the dashboard, which its skeleton has too. */
export function DashboardLayout({ children }: { children: ReactNode }) {
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
