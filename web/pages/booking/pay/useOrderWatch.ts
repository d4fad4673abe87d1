import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useOrderWatchQuery } from '../../../__generated__/useOrderWatchQuery.graphql.ts'
import { usePolling } from '../../../features/payments/usePolling.ts'

/** Status of an order; `open` includes unknown. What was confirmed and is cancelled since is shown on its own page. */
export type OrderResult = { kind: 'open' } | { kind: 'confirmed'; bookingId: number } | { kind: 'refunded' }

interface OrderedBooking {
  databaseId?: number | undefined
  status?: string | undefined
  refundedAmount?: number | null | undefined
}

/** Reads the outcome off the booking that the order was opened for; all absent: no answer came. */
export function orderResult({ databaseId, status, refundedAmount }: OrderedBooking): OrderResult {
  const wasConfirmed = status === 'CONFIRMED' || status === 'COMPLETED' || status === 'CANCELLED'
  if (wasConfirmed && databaseId) return { kind: 'confirmed', bookingId: databaseId }
  // Not "expired" alone: a payment that comes late may still win the slot back.
  return refundedAmount ? { kind: 'refunded' } : { kind: 'open' }
}

interface OrderWatch {
  /** The provider's order to watch; null watches nothing. */
  orderId: string | null
  /** It is known to be paid: ask often. */
  urgent: boolean
  onSettled: (result: Exclude<OrderResult, { kind: 'open' }>) => void
}

/** Polls an order's status until it is settled: every 3 s at first, then slower. `check` polls at once. */
export function useOrderWatch({ orderId, urgent, onSettled }: OrderWatch): { check: () => void; isChecking: boolean } {
  const environment = useRelayEnvironment()
  return usePolling({
    about: orderId,
    urgent,
    async ask(watched) {
      const options = { fetchPolicy: 'network-only' } as const
      const asked = fetchQuery<useOrderWatchQuery>(environment, query, { orderId: watched }, options).toPromise()
      // Without an answer nothing is known: ask again, that is what it is for.
      const { databaseId, status, refundedAmount } = (await asked.catch(() => undefined))?.bookingByOrder ?? {}
      return orderResult({ databaseId, status, refundedAmount })
    },
    onAnswer(result) {
      if (result.kind !== 'open') onSettled(result)
      return result.kind !== 'open'
    },
  })
}

const query = graphql`
  query useOrderWatchQuery($orderId: String!) {
    bookingByOrder(orderId: $orderId) {
      databaseId
      status
      refundedAmount
    }
  }
`
