import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.tsx'
import { PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { Bone, Skeleton } from '../../ui/feedback/Skeleton.tsx'

const CARDS = 4

/** In the shape of the list of payments. */
export function PaymentsPageSkeleton() {
  return (
    <Skeleton label="Loading payments...">
      <PaymentsLayout>
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
      </PaymentsLayout>
    </Skeleton>
  )
}

/** Heading and a column of a readable width. */
export function PaymentsLayout({ children }: { children: ReactNode }) {
  return (
    <Column>
      <PageTitle title="Payments" lead="What you have paid, your refunds, and a receipt for each payment." />
      {children}
    </Column>
  )
}

const Column = styled(PageWidth)`
  max-width: calc(820px + 2 * var(--gutter));
  padding-bottom: clamp(32px, 6vw, 72px);
`

/** One payment: what for and amount, below it the receipt. Amount and button go under the text on a phone. */
export const PaymentSheet = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px 20px;
  align-items: center;
  padding: 18px clamp(16px, 2vw, 24px);
  border-top: 1px solid var(--line);
  list-style: none;
  &:first-child {
    border-top: 0;
  }
  > :first-child {
    display: grid;
    gap: 3px;
    align-self: start;
  }
  > :nth-child(2) {
    align-self: start;
  }
  > :nth-child(even) {
    justify-self: end;
  }

  @media (max-width: 560px) {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(even) {
      justify-self: start;
    }
  }
`
