import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  CreateBookingOrderInput,
  useCreateBookingOrderMutation,
} from '../../../__generated__/useCreateBookingOrderMutation.graphql.ts'
import type { FormIssue } from '../../../lib/formIssues.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import type { Hold } from '../state/bookingState.ts'
import { readHold } from '../state/hold.ts'
import { tellTabs } from '../state/holdTabs.ts'

/** Options of the payment window, or why there is no order. */
export type OrderOutcome =
  | { kind: 'opened'; keyId: string; orderId: string; amount: number; currency: string; hold: Hold }
  | {
      kind: 'refused'
      /** What the person has to do about it. */
      reason: 'time' | 'provider' | 'signIn' | 'fields' | 'stale' | 'other'
      message: string
      issues: readonly FormIssue[]
    }

/** The specification leaves the fallback open. */
const ORDER_FAILED = 'Failed to create the payment order. Please try again.'

/** Creates an order, or returns the open one for the same booking. A failed request shows a toast. Never rejects. */
export function useCreateBookingOrder(): (input: CreateBookingOrderInput) => Promise<OrderOutcome> {
  const [run] = useMutation<useCreateBookingOrderMutation>(
    graphql`
      mutation useCreateBookingOrderMutation($input: CreateBookingOrderInput!) @raw_response_type {
        createBookingOrder(input: $input) {
          ... on CreateBookingOrderPayload @alias(as: "done") {
            keyId
            orderId
            amount
            currency
            booking {
              ...hold_booking
            }
            viewer {
              id
              ...hold_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: () => ({ title: 'Order Creation Failed', description: ORDER_FAILED }), showsRefusals: true },
  )
  return useCallback(
    async (input) => {
      const { done, refused } = await run({ input })
      // It may have moved the hold, or let it go while the provider is away.
      tellTabs()
      const hold = readHold(done?.booking)
      if (done && hold) {
        const { keyId, orderId, amount, currency } = done
        return { kind: 'opened', keyId, orderId, amount, currency, hold }
      }
      if (!refused?.type) return { kind: 'refused', reason: 'other', message: ORDER_FAILED, issues: [] }
      const { type, message, issues } = refused
      return { kind: 'refused', reason: reasonOf(type), message, issues: type === 'ValidationError' ? issues : [] }
    },
    [run],
  )
}

function reasonOf(refusal: string): Extract<OrderOutcome, { kind: 'refused' }>['reason'] {
  switch (refusal) {
    case 'SlotTakenError':
    case 'SlotNotOfferedError':
    case 'PlanActiveError':
      return 'time'
    case 'PaymentProviderUnavailableError':
      return 'provider'
    case 'NotSignedInError':
      return 'signIn'
    case 'ValidationError':
      return 'fields'
    case 'MentorBusyError':
    case 'AmountMismatchError':
    case 'NotFoundError':
      return 'stale'
    default:
      return 'other'
  }
}
