import { graphql, useFragment } from 'react-relay'
import { formatRupees } from '../../../../api/rules/format.ts'
import type { RefundPaymentDialog_order$key } from '../../../__generated__/RefundPaymentDialog_order.graphql.ts'
import { RefundDialog } from '../RefundDialog.tsx'
import { UNSURE_REFUND } from './orderWords.ts'
import { useRefundPayment } from './useOrderActs.ts'

interface RefundPaymentDialogProps {
  orderKey: RefundPaymentDialog_order$key
  /** Number of the payment. */
  paymentId: number
  /** Reads the order anew after a refusal. */
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
        }
      }
    `,
    orderKey,
  )
  const [refund] = useRefundPayment()
  const payment = payments.find(({ databaseId }) => databaseId === paymentId)
  if (!payment) return null
  const { amount, refundable } = payment
  const isSeat = kind === 'WORKSHOP_REGISTRATION'
  const thing = isSeat ? 'the seat' : 'the session or package'
  return (
    <RefundDialog
      title="Refund this payment"
      description={`${whatFor}, paid by ${payerName}: ${formatRupees(amount)}`}
      refundable={refundable}
      preset={refundable}
      presetText={
        refundable === amount
          ? 'Nothing of it has gone back yet.'
          : `${formatRupees(amount - refundable)} has gone back already, or is on its way.`
      }
      mayBeNothing={false}
      word="refund"
      impossible={refundable === 0 ? 'All of this payment has gone back, or is on its way.' : null}
      consequences={(paise) => [
        `We email ${payerName} and ${isSeat ? 'the organiser' : 'the mentor'} the sum and your reason.`,
        paise >= refundable
          ? `All that was paid goes back, so ${thing} is given up.`
          : `${thing.charAt(0).toUpperCase()}${thing.slice(1)} stays as it is.`,
      ]}
      confirmLabel={(paise) => `Refund ${formatRupees(paise)}`}
      unsure={UNSURE_REFUND}
      onClose={onClose}
      run={async ({ refund: sum, expectedRefundable, reason }) => {
        const { refused } = await refund({ input: { paymentId, amount: sum, expectedRefundable, reason } })
        if (refused) onRefused()
        return refused
      }}
    />
  )
}
