import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useOrderWatchQuery } from '../../../__generated__/useOrderWatchQuery.graphql.ts'

const SECOND = 1_000

/** Milliseconds before the first question: the tab may have been closed on a payment that is settled by now. */
const FIRST_LOOK = SECOND

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

/**
 * Milliseconds until the next question: 3 s for the first half minute, then 10 s, then 30 s; calmer when not urgent.
 */
export function watchDelay(attempt: number, urgent: boolean): number {
  if (!urgent) return attempt < 6 ? 10 * SECOND : 30 * SECOND
  if (attempt < 10) return 3 * SECOND
  return attempt < 28 ? 10 * SECOND : 30 * SECOND
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
  const [round, setRound] = useState(0)
  const [isChecking, setChecking] = useState(false)
  const settle = useEffectEvent((result: OrderResult) => {
    if (result.kind !== 'open') onSettled(result)
    return result.kind === 'open'
  })

  useEffect(() => {
    if (!orderId) return
    const watched = orderId
    let timer: ReturnType<typeof setTimeout> | undefined
    let stopped = false
    async function ask(attempt: number): Promise<void> {
      setChecking(true)
      const answer = await fetchQuery<useOrderWatchQuery>(
        environment,
        query,
        { orderId: watched },
        { fetchPolicy: 'network-only' },
      )
        .toPromise()
        .catch(() => undefined)
      if (stopped) return
      setChecking(false)
      // Without an answer nothing is known: ask again, that is what it is for.
      const { databaseId, status, refundedAmount } = answer?.bookingByOrder ?? {}
      if (settle(orderResult({ databaseId, status, refundedAmount })))
        timer = setTimeout(() => void ask(attempt + 1), watchDelay(attempt, urgent))
    }
    timer = setTimeout(() => void ask(0), round === 0 ? FIRST_LOOK : 0)
    return () => {
      stopped = true
      clearTimeout(timer)
      setChecking(false)
    }
  }, [environment, orderId, urgent, round])

  return { check: () => setRound((count) => count + 1), isChecking }
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
