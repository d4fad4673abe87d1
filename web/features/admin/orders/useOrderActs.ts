import { graphql } from 'react-relay'
import type { useOrderActsRecheckMutation } from '../../../__generated__/useOrderActsRecheckMutation.graphql.ts'
import type { useOrderActsRefundMutation } from '../../../__generated__/useOrderActsRefundMutation.graphql.ts'
import type { useOrderActsDisputeMutation } from '../../../__generated__/useOrderActsDisputeMutation.graphql.ts'
import type { useOrderActsReopenMutation } from '../../../__generated__/useOrderActsReopenMutation.graphql.ts'
import type { useOrderActsResolveMutation } from '../../../__generated__/useOrderActsResolveMutation.graphql.ts'
import type { useOrderActsRetryMutation } from '../../../__generated__/useOrderActsRetryMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Asks the payment provider about an order: `[recheck, isChecking]`. What it found is said by the screen. */
export function useRecheckOrder() {
  return useMutation<useOrderActsRecheckMutation>(
    graphql`
      mutation useOrderActsRecheckMutation($input: RecheckOrderInput!) @raw_response_type {
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

/** Gives money of a payment back: `[refund, isRefunding]`. The dialog shows refusals. */
export function useRefundPayment() {
  return useMutation<useOrderActsRefundMutation>(
    graphql`
      mutation useOrderActsRefundMutation($input: RefundPaymentInput!) @raw_response_type {
        refundPayment(input: $input) {
          ... on RefundPaymentPayload @alias(as: "done") {
            message
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      // The provider has it next: until it has answered, nothing is back. What became of the rest the server says.
      done: ({ message }) => ({ title: 'Refund requested', description: message, tone: 'good' }),
      failed: () => null,
    },
  )
}

/** Asks again for a refund that waits: `[retry, isRetrying]`. */
export function useRetryRefund() {
  return useMutation<useOrderActsRetryMutation>(
    graphql`
      mutation useOrderActsRetryMutation($input: RetryRefundInput!) @raw_response_type {
        retryRefund(input: $input) {
          ... on RetryRefundPayload @alias(as: "done") {
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({
        title: 'Refund requested again',
        description: 'We are asking the payment provider now. If it refuses, the refund comes back to the work queue.',
      }),
      failed: 'The refund was not retried',
    },
  )
}

/** What can be decided about a refund that waits. */
export type Decision = useOrderActsResolveMutation['variables']['input']['decision']

/** Decides on a refund that waits: `[resolve, isResolving]`. The dialog shows refusals. */
export function useResolveRefund() {
  return useMutation<useOrderActsResolveMutation>(
    graphql`
      mutation useOrderActsResolveMutation($input: ResolveRefundInput!) @raw_response_type {
        resolveRefund(input: $input) {
          ... on ResolveRefundPayload @alias(as: "done") {
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Decision saved', tone: 'good' }), showsRefusals: true },
  )
}

/** Takes back what was decided about a refund: `[reopen, isReopening]`. */
export function useReopenRefund() {
  return useMutation<useOrderActsReopenMutation>(
    graphql`
      mutation useOrderActsReopenMutation($input: ReopenRefundInput!) @raw_response_type {
        reopenRefund(input: $input) {
          ... on ReopenRefundPayload @alias(as: "done") {
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Decision taken back', description: 'The refund is in the work queue again.' }),
      failed: 'The decision was not taken back',
    },
  )
}

/** Marks a dispute as dealt with: `[resolve, isResolving]`. The dialog shows refusals. */
export function useResolveDispute() {
  return useMutation<useOrderActsDisputeMutation>(
    graphql`
      mutation useOrderActsDisputeMutation($input: ResolveDisputeInput!) @raw_response_type {
        resolveDispute(input: $input) {
          ... on ResolveDisputePayload @alias(as: "done") {
            order {
              ...OrderDetails_order
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Dispute marked as resolved', tone: 'good' }), showsRefusals: true },
  )
}
