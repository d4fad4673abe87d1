import { styled } from 'styled-components'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** Skeleton of head, tabs and the first section. */
export function MentorDashboardPageSkeleton() {
  return (
    <PageWidth>
      <Skeleton label="Loading your dashboard">
        <HeadLayout as="div">
          <Head>
            <Bone $width="72px" $height="72px" />
            <div>
              <Bone $width="min(100%, 280px)" $height="38px" />
              <Bone $width="min(100%, 320px)" $height="22px" />
              <Bone $width="min(100%, 260px)" $height="22px" />
            </div>
          </Head>
        </HeadLayout>
        <Bone $height="66px" />
        <Tabs>
          <Bone $width="56px" $height="22px" />
          <Bone $width="96px" $height="22px" />
          <Bone $width="104px" $height="22px" />
          <Bone $width="64px" $height="22px" />
        </Tabs>
        <Bone $height="420px" />
      </Skeleton>
    </PageWidth>
  )
}

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 20px;
  > div {
    display: grid;
    gap: 8px;
  }
`

const Tabs = styled.div`
  display: flex;
  gap: 24px;
  margin-bottom: 20px;
  padding: 12px 0;
  border-bottom: 1px solid var(--line);
  overflow: hidden;
`

/** Picture and name with facts, beside them a link; below, the switch. */
export const HeadLayout = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px 20px;
  align-items: start;
  padding: clamp(20px, 3vw, 36px) 0 16px;
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`
