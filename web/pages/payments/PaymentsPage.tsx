import { graphql, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import type { PaymentsPage_viewer$key } from '../../__generated__/PaymentsPage_viewer.graphql.ts'
import type { PaymentsPagePaginationQuery } from '../../__generated__/PaymentsPagePaginationQuery.graphql.ts'
import type { PaymentsPageQuery } from '../../__generated__/PaymentsPageQuery.graphql.ts'
import { RequireSignIn } from '../../features/accounts/session/RequireSignIn.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { useLoadMore } from '../../relay/useLoadMore.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { showFailure } from '../../ui/feedback/Failure.tsx'
import { LoadMore } from '../../ui/feedback/LoadMore.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { PaymentsLayout, PaymentsPageSkeleton } from './PaymentsPageSkeleton.tsx'

/** A mentee's payments, with refunds and receipts. Everybody else is sent to the login. */
export function PaymentsPage({ queryRef }: ScreenProps<PaymentsPageQuery>) {
  const { viewer } = usePreloadedQuery<PaymentsPageQuery>(
    graphql`
      query PaymentsPageQuery @preloadable {
        viewer {
          type
          ...PaymentsPage_viewer
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
    <PaymentsLayout>
      <SectionBoundary resetOn={queryRef} fallback={showFailure}>
        <PaymentList viewerKey={viewer} />
      </SectionBoundary>
    </PaymentsLayout>
  )
}

const PAGE = 20

/** Payments, newest first, a page at a time. */
function PaymentList({ viewerKey }: { viewerKey: PaymentsPage_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<PaymentsPagePaginationQuery, PaymentsPage_viewer$key>(
    graphql`
      fragment PaymentsPage_viewer on Viewer
      @refetchable(queryName: "PaymentsPagePaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        payments(first: $first, after: $after) @connection(key: "PaymentsPage_payments", filters: []) {
          edges {
            node {
              id
              ...PaymentCard_payment
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const more = useLoadMore(pages, { size: PAGE, failure: 'More payments could not be loaded' })
  const { edges } = data.payments
  if (edges.length === 0)
    return (
      <EmptyState
        title="No payments yet"
        actions={
          <ButtonLink look="primary" to="/find-mentors">
            Find Mentors
          </ButtonLink>
        }
      >
        When you pay for a session or a package, the payment and its receipt appear here.
      </EmptyState>
    )
  return (
    <>
      <Card as="ul" aria-label="Payments">
        {edges.map(({ node }) => (
          <PaymentCard key={node.id} paymentKey={node} />
        ))}
      </Card>
      <More {...more}>Load more</More>
    </>
  )
}

const More = styled(LoadMore)`
  margin-top: 20px;
`
