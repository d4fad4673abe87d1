import { styled } from 'styled-components'
import { Card } from '../../ui/Card.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'

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
        {[1, 2].map((card) => (
          <Sheet key={card} $pad>
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
          </Sheet>
        ))}
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

const Sheet = styled(Card)`
  display: grid;
  gap: 14px;
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
