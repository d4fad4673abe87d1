import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { RecheckOrder_order$key } from '../../../__generated__/RecheckOrder_order.graphql.ts'
import type { RecheckOrderMutation } from '../../../__generated__/RecheckOrderMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'

interface Found {
  tone: 'good' | 'warn'
  text: string
}

/** Asks the payment provider about an order, and says what it found. */
export function RecheckOrder({ orderKey, onRefused }: { orderKey: RecheckOrder_order$key; onRefused: () => void }) {
  const { databaseId } = useFragment(
    graphql`
      fragment RecheckOrder_order on PaymentOrder {
        databaseId
      }
    `,
    orderKey,
  )
  const [recheck, isChecking] = useRecheckOrder()
  const [found, setFound] = useState<Found | null>(null)
  async function check(): Promise<void> {
    setFound(null)
    const { done, refused } = await recheck({ input: { orderId: databaseId } })
    if (done) return setFound({ tone: 'good', text: done.message })
    onRefused()
    setFound({ tone: 'warn', text: refused.failure ? NO_ANSWER : refused.message })
  }
  return (
    <Whole>
      <div>
        <Button busy={isChecking} onClick={() => void check()}>
          Recheck with provider
        </Button>
      </div>
      <div aria-live="polite">{found && <Notice tone={found.tone}>{found.text}</Notice>}</div>
    </Whole>
  )
}

const NO_ANSWER = 'We couldn’t get the result. Check again; it is safe to repeat.'

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`

/** Asks the payment provider about an order: `[recheck, isChecking]`. What it found is said by the screen. */
export function useRecheckOrder() {
  return useMutation<RecheckOrderMutation>(
    graphql`
      mutation RecheckOrderMutation($input: RecheckOrderInput!) @raw_response_type {
        recheckOrder(input: $input) {
          ... on RecheckOrderPayload @alias(as: "done") {
            message
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: () => null },
  )
}
