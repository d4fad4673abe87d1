import { styled } from 'styled-components'
import { Card } from '../../ui/Card.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { BookingColumns } from './bookingLayout.ts'
import { breakpoints } from '../../ui/theme.ts'

/** Title, the calendar's sheet and the order, still empty. */
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
            <Calendar $pad>
              {Array.from({ length: 42 }, (_, index) => (
                <Bone key={index} $height="44px" />
              ))}
            </Calendar>
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

const Calendar = styled(Card)`
  display: grid;
  grid-template-columns: repeat(7, 1fr);
  gap: 8px;
  min-height: 396px;
`

const Order = styled(Card)`
  display: grid;
  gap: 20px;
  min-height: 280px;
`
