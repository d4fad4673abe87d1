import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.tsx'
import { BackLink, PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'

const CARDS = 6

/** Skeleton of the notifications. */
export function NotificationsPageSkeleton() {
  return (
    <Skeleton label="Loading notifications...">
      <NotificationsLayout>
        <PageTitle back={<BackLink to="/">Home</BackLink>} title="All Notifications" />
        <TitleRow>
          <Bone $width="270px" $height="var(--control-small)" />
        </TitleRow>
        <Card>
          {Array.from({ length: CARDS }, (_, index) => (
            <Row key={index}>
              <Bone $width="40px" $height="40px" />
              <span>
                <Bone $width="140px" $height="13px" />
                <Bone $width="min(300px, 80%)" $height="15px" />
                <Bone $width="min(480px, 100%)" $height="15px" />
              </span>
            </Row>
          ))}
        </Card>
      </NotificationsLayout>
    </Skeleton>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  gap: 14px;
  min-height: 103px;
  padding: 16px;
  border-top: 1px solid var(--line);
  &:first-child {
    border-top: 0;
  }
  > span:last-child {
    display: grid;
    gap: 9px;
    align-content: start;
  }
`

/** Column of a readable width. */
export const NotificationsLayout = styled(PageWidth)`
  max-width: calc(820px + 2 * var(--gutter));
  padding-bottom: clamp(32px, 6vw, 72px);
`

/** Title left, buttons right. */
export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  justify-content: space-between;
  align-items: center;
  margin-bottom: 16px;
`
