import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { formatRupees } from '../../../../api/rules/text/format.ts'
import type { RefundPaymentDialog_order$key } from '../../../__generated__/RefundPaymentDialog_order.graphql.ts'
import type { RefundPaymentDialogMutation } from '../../../__generated__/RefundPaymentDialogMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Checkbox } from '../../../ui/form/Checkbox.tsx'
import { RefundDialog } from '../RefundDialog.tsx'
import { UNSURE_REFUND } from './orderWords.ts'

interface RefundPaymentDialogProps {
  orderKey: RefundPaymentDialog_order$key
  /** Number of the payment. */
  paymentId: number
  /** Reads the order again after a refusal. */
  onRefused: () => void
  onClose: () => void
}

/** Gives a payment back, in full or in part. */
export function RefundPaymentDialog({ orderKey, paymentId, onRefused, onClose }: RefundPaymentDialogProps) {
  const { kind, whatFor, payerName, payments } = useFragment(
    graphql`
      fragment RefundPaymentDialog_order on PaymentOrder {
        kind
        whatFor
        payerName
        payments {
          databaseId
          amount
          refundable
          refundRefusal
          refunds {
            amount
            status
            needsAttention
          }
          fullRefund {
            text
            news
            cancelText
            cancelNews
          }
        }
      }
    `,
    orderKey,
  )
  const [refund] = useMutation<RefundPaymentDialogMutation>(
    graphql`
      mutation RefundPaymentDialogMutation($input: RefundPaymentInput!) @raw_response_type {
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
  const [isCancelled, setCancelled] = useState(false)
  const payment = payments.find(({ databaseId }) => databaseId === paymentId)
  if (!payment) return null
  const { amount, refundable, refundRefusal, fullRefund } = payment
  // Its money is still here, so it is among what can be refunded.
  const failed = payment.refunds.reduce(
    (sum, one) => sum + (one.status === 'FAILED' && one.needsAttention ? one.amount : 0),
    0,
  )
  const isSeat = kind === 'WORKSHOP_REGISTRATION'
  return (
    <RefundDialog
      title="Refund this payment"
      description={`${whatFor}, paid by ${payerName}: ${formatRupees(amount)}`}
      refundable={refundable}
      preset={refundable}
      presetText={[
        refundable === amount
          ? 'Nothing has been refunded yet.'
          : `${formatRupees(amount - refundable)} is already returned, on its way, or with the payer’s bank.`,
        ...(failed > 0 ? [`A refund of ${formatRupees(failed)} was not completed: a full refund replaces it.`] : []),
      ].join(' ')}
      mayBeNothing={false}
      word="refund"
      impossible={refundRefusal}
      consequences={(paise) =>
        isCancelled && paise >= refundable && fullRefund.cancelNews !== null
          ? [fullRefund.cancelNews]
          : [
              fullRefund.news,
              paise < refundable ? `${isSeat ? 'The seat' : 'The booking'} stays as it is.` : fullRefund.text,
            ]
      }
      extra={(paise) =>
        fullRefund.cancelText !== null &&
        paise >= refundable && (
          <Checkbox checked={isCancelled} onChange={({ target }) => setCancelled(target.checked)}>
            {fullRefund.cancelText}
          </Checkbox>
        )
      }
      confirmLabel={(paise) =>
        isCancelled && paise >= refundable
          ? `Cancel and refund ${formatRupees(paise)}`
          : `Refund ${formatRupees(paise)}`
      }
      keep={isCancelled ? 'Keep as it is' : 'Cancel'}
      unsure={UNSURE_REFUND}
      onClose={onClose}
      run={async ({ refund: sum, expectedRefundable, reason }) => {
        const cancel = isCancelled && sum >= expectedRefundable
        const { refused } = await refund({ input: { paymentId, amount: sum, expectedRefundable, reason, cancel } })
        if (refused) onRefused()
        return refused
      }}
    />
  )
}
