import { styled } from 'styled-components'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { DayBones } from './DayBones.tsx'

/** Skeleton with heading, tabs, and two sessions under a day. */
export function SessionsPageSkeleton() {
  return (
    <Skeleton label="Loading your sessions">
      <Page>
        <Bone $width="min(100%, 200px)" $height="38px" />
        <Bone $width="min(100%, 420px)" $height="22px" />
        <Tabs>
          <Bone $width="96px" $height="22px" />
          <Bone $width="56px" $height="22px" />
        </Tabs>
        <DayBones />
      </Page>
    </Skeleton>
  )
}

const Page = styled(PageWidth)`
  display: grid;
  gap: 12px;
  padding-block: clamp(20px, 3vw, 36px) 48px;
`

const Tabs = styled.div`
  display: flex;
  gap: 24px;
  padding: 20px 0 12px;
  border-bottom: 1px solid var(--line);
`
