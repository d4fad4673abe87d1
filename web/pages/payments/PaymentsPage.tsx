import { graphql, usePreloadedQuery } from 'react-relay'
import type { PaymentsPageQuery } from '../../__generated__/PaymentsPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/RequireSignIn.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { showFailure } from '../../ui/Failure.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { PaymentList } from './PaymentList.tsx'
import { PaymentsFrame } from './PaymentsFrame.tsx'
import { PaymentsPageSkeleton } from './PaymentsPageSkeleton.tsx'

/** A mentee's payments, with refunds and receipts. Everybody else is sent to the login. */
export function PaymentsPage({ queryRef }: ScreenProps<PaymentsPageQuery>) {
  const { viewer } = usePreloadedQuery<PaymentsPageQuery>(
    graphql`
      query PaymentsPageQuery @preloadable {
        viewer {
          type
          ...PaymentList_viewer
        }
      }
    `,
    queryRef,
  )
  if (viewer?.type !== 'MENTEE')
    return (
      <RequireSignIn as="mentee">
        <PaymentsPageSkeleton />
      </RequireSignIn>
    )
  return (
    <PaymentsFrame>
      <SectionBoundary resetOn={queryRef} fallback={showFailure}>
        <PaymentList viewerKey={viewer} />
      </SectionBoundary>
    </PaymentsFrame>
  )
}
