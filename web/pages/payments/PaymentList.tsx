import { graphql, usePaginationFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { PaymentList_viewer$key } from '../../__generated__/PaymentList_viewer.graphql.ts'
import type { PaymentListPaginationQuery } from '../../__generated__/PaymentListPaginationQuery.graphql.ts'
import { useLoadMore } from '../../relay/useLoadMore.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LoadMore } from '../../ui/LoadMore.tsx'
import { PaymentCard } from './PaymentCard.tsx'

const PAGE = 20

/** Payments, newest first, a page at a time. */
export function PaymentList({ viewerKey }: { viewerKey: PaymentList_viewer$key }) {
  const { data, ...pages } = usePaginationFragment<PaymentListPaginationQuery, PaymentList_viewer$key>(
    graphql`
      fragment PaymentList_viewer on Viewer
      @refetchable(queryName: "PaymentListPaginationQuery")
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" }) {
        payments(first: $first, after: $after) @connection(key: "PaymentList_payments", filters: []) {
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
