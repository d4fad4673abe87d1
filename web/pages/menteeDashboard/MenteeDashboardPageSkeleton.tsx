import { styled } from 'styled-components'
import { FieldBones } from '../../ui/FieldBones.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { DashboardFrame } from './DashboardFrame.tsx'

/** Skeleton: what is next, tabs, and the first lines below them. */
export function MenteeDashboardPageSkeleton() {
  return (
    <DashboardFrame>
      <Skeleton label="Loading your dashboard">
        <Bone $height="176px" />
        <Tabs>
          <Bone $width="56px" $height="22px" />
          <Bone $width="72px" $height="22px" />
        </Tabs>
        <FieldBones fields={3} />
      </Skeleton>
    </DashboardFrame>
  )
}

const Tabs = styled.div`
  display: flex;
  gap: 24px;
  margin: 32px 0 24px;
  padding-bottom: 12px;
  border-bottom: 1px solid var(--line);
`
