import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'

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
        <Day />
      </Page>
    </Skeleton>
  )
}

/** Two sessions under a day, while the page around them is there. */
export function DaySkeleton() {
  return (
    <Skeleton>
      <Stack>
        <Day />
      </Stack>
    </Skeleton>
  )
}

function Day() {
  return (
    <>
      <Bone $width="min(100%, 260px)" $height="22px" />
      <Card>
        {[1, 2].map((session) => (
          <Session key={session}>
            <Head>
              <Bone $width="40px" $height="40px" />
              <div>
                <Bone $width="180px" $height="20px" />
                <Bone $width="160px" $height="16px" />
              </div>
            </Head>
            <Bone $width="60%" $height="24px" />
            <Bone $width="76%" $height="16px" />
            <Bone $width="220px" $height="36px" />
          </Session>
        ))}
      </Card>
    </>
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

const Stack = styled.div`
  display: grid;
  gap: 12px;
`

const Session = styled.div`
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
    gap: 6px;
  }
`
