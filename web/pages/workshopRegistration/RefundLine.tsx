import { graphql, useFragment } from 'react-relay'
import type { RefundLine_workshop$key } from '../../__generated__/RefundLine_workshop.graphql.ts'
import { Time } from '../../ui/Time.tsx'

/** The refund rule with its moment. */
export function RefundLine({ workshopKey }: { workshopKey: RefundLine_workshop$key }) {
  const { price, freeCancellationUntil } = useFragment(
    graphql`
      fragment RefundLine_workshop on Workshop {
        price
        freeCancellationUntil
      }
    `,
    workshopKey,
  )
  if (price === 0)
    return 'This workshop is free. If you can’t come, cancel on your ticket, so that someone else gets the seat.'
  return (
    <>
      Full refund until <Time at={freeCancellationUntil} />, then none.
    </>
  )
}
