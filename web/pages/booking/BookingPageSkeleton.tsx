import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { BookingColumns } from './bookingLayout.ts'

/** Title, the calendar beside a day's slots, and the order, still empty. */
export function BookingPageSkeleton() {
  return (
    <PageWidth>
      <Skeleton label="Loading the booking">
        <Head>
          <Bone $width="120px" />
          <Bone $width="min(100%, 340px)" $height="36px" />
          <Bone $width="min(100%, 420px)" $height="20px" />
        </Head>
        <BookingColumns>
          <Steps>
            <Bone $width="80px" $height="24px" />
            <Panes>
              <Days>
                {Array.from({ length: 35 }, (_, index) => (
                  <Bone key={index} $height="44px" />
                ))}
              </Days>
              <Slots>
                <Bone $width="160px" $height="24px" />
                {Array.from({ length: 8 }, (_, index) => (
                  <Bone key={index} $height="44px" />
                ))}
              </Slots>
            </Panes>
            <Bone $width="180px" $height="44px" />
            <Bone $width="90px" $height="24px" />
            <Bone $width="60px" $height="24px" />
          </Steps>
          <Order $pad>
            <Bone $height="40px" />
            <Bone />
            <Bone />
            <Bone />
            <Bone $height="32px" />
          </Order>
        </BookingColumns>
      </Skeleton>
    </PageWidth>
  )
}

const Head = styled.div`
  display: grid;
  gap: 14px;
  padding: clamp(20px, 3vw, 36px) 0 clamp(16px, 2vw, 24px);
`

const Steps = styled.div`
  display: grid;
  gap: 20px;
  padding-left: 40px;
  @media (max-width: ${breakpoints.phone}) {
    padding-left: 0;
  }
`

const Panes = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  min-height: 396px;
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 8px;
  align-content: start;
  padding: 18px 20px;
`

const Slots = styled.div`
  display: grid;
  grid-template-columns: repeat(2, 1fr);
  gap: 10px;
  align-content: start;
  padding: 18px 20px;
  border-left: 1px solid var(--line);
  > :first-child {
    grid-column: 1 / -1;
  }
  @media (max-width: ${breakpoints.phone}) {
    display: none;
  }
`

const Order = styled(Card)`
  display: grid;
  gap: 20px;
  min-height: 280px;
`
