import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'

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
          <TwoCards />
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

/** Two cards of a list, while the page around them is there. */
export function CardsSkeleton() {
  return (
    <Skeleton>
      <TwoCards />
    </Skeleton>
  )
}

function TwoCards() {
  return [1, 2].map((card) => (
    <Bars key={card}>
      <Head>
        <Bone $width="56px" $height="56px" />
        <div>
          <Bone $width="180px" $height="20px" />
          <Bone $width="240px" $height="16px" />
        </div>
      </Head>
      <Bone $width="60%" $height="16px" />
      <Bone $height="16px" />
      <Bone $width="76%" $height="16px" />
      <Bone $height="108px" />
    </Bars>
  ))
}

const Bars = styled.div`
  display: grid;
  gap: 14px;
  padding: clamp(16px, 2vw, 24px);
  & + & {
    border-top: 1px solid var(--line);
  }
`

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: center;
  > div {
    display: grid;
    gap: 8px;
  }
`
