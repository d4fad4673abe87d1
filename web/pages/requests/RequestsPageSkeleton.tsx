import { styled } from 'styled-components'
import { Card } from '../../ui/Card.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { CardBones } from './CardBones.tsx'

/** Skeleton with heading, tabs and two cards. */
export function RequestsPageSkeleton() {
  return (
    <Skeleton label="Loading your requests">
      <Page>
        <Bone $width="min(100%, 360px)" $height="38px" />
        <Bone $width="min(100%, 520px)" $height="22px" />
        <Tabs>
          <Bone $width="96px" $height="22px" />
          <Bone $width="106px" $height="22px" />
          <Bone $width="104px" $height="22px" />
        </Tabs>
        <Card>
          <CardBones />
        </Card>
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
  overflow: hidden;
`
