import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { useOrderWatchQuery } from '../../__generated__/useOrderWatchQuery.graphql.ts'
import { orderResult, watchDelay, type OrderResult } from './orderResult.ts'

/** Milliseconds before the first question: the tab may have been closed on a payment that is settled by now. */
const FIRST_LOOK = 1_000

interface OrderWatch {
  /** The provider's order to watch; null watches nothing. */
  orderId: string | null
  /** It is known to be paid: ask often. */
  urgent: boolean
  onSettled: (result: Exclude<OrderResult, { kind: 'open' }>) => void
}

/** Asks the server how an order stands until it is settled: every 3 s at first, then slower. `check` asks at once. */
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
