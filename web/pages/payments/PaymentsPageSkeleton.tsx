import { Card } from '../../ui/Card.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { PaymentsFrame } from './PaymentsFrame.tsx'
import { PaymentSheet } from './paymentParts.ts'

const CARDS = 4

/** In the shape of the list of payments. */
export function PaymentsPageSkeleton() {
  return (
    <Skeleton label="Loading payments...">
      <PaymentsFrame>
        <Card>
          {Array.from({ length: CARDS }, (_, index) => (
            <PaymentSheet as="div" key={index}>
              <div>
                <Bone $width="min(280px, 80%)" $height="1.5rem" />
                <Bone $width="min(220px, 70%)" $height="1.4rem" />
              </div>
              <Bone $width="84px" $height="1.6rem" />
              <Bone $width="150px" $height="1.4rem" />
              <Bone $width="170px" $height="var(--control-small)" />
            </PaymentSheet>
          ))}
        </Card>
      </PaymentsFrame>
    </Skeleton>
  )
}
