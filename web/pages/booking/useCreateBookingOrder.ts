import { useCallback } from 'react'
import { graphql } from 'react-relay'
import type {
  CreateBookingOrderInput,
  useCreateBookingOrderMutation,
} from '../../__generated__/useCreateBookingOrderMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import type { Hold } from './bookingFlow.ts'
import { readHold } from './hold.ts'

/** What the payment window takes, or why there is no order. */
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
export const ORDER_FAILED = 'Failed to create the payment order. Please try again.'
const TITLE = 'Order Creation Failed'

/** Opens an order, or answers the one that is open for the same. Never rejects; a failed request has shown its toast. */
export function useCreateBookingOrder(): (input: CreateBookingOrderInput) => Promise<OrderOutcome> {
  const [run] = useMutation<useCreateBookingOrderMutation>(graphql`
    mutation useCreateBookingOrderMutation($input: CreateBookingOrderInput!) {
      createBookingOrder(input: $input) {
        __typename
        ... on CreateBookingOrderPayload {
          keyId
          orderId
          amount
          currency
          booking {
            ...hold_booking
          }
          viewer {
            id
            liveHold {
              id
            }
          }
        }
        ... on ValidationError {
          issues {
            path
            message
          }
        }
        ... on Error {
          message
        }
      }
    }
  `)
  return useCallback(
    async (input) => {
      try {
        const { __typename, ...order } = await run(
          { input },
          { failure: () => ({ title: TITLE, description: ORDER_FAILED }) },
        )
        const hold = readHold(order.booking)
        const { keyId, orderId, amount, currency } = order
        if (hold && keyId && orderId && amount !== undefined && currency) {
          return { kind: 'opened', keyId, orderId, amount, currency, hold }
        }
        return {
          kind: 'refused',
          reason: refusalOf(__typename),
          message: order.message ?? ORDER_FAILED,
          issues: order.issues ?? [],
        }
      } catch {
        return { kind: 'refused', reason: 'other', message: ORDER_FAILED, issues: [] }
      }
    },
    [run],
  )
}

function refusalOf(typename: string): Extract<OrderOutcome, { kind: 'refused' }>['reason'] {
  switch (typename) {
    case 'SlotTakenError':
    case 'SlotNotOfferedError':
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
