import { formatRupees } from '../rules/text/format.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { RefundableChangedError } from './paymentErrors.ts'
import { SMALLEST_REFUND } from './smallestRefund.ts'

interface Chosen {
  /** Paise that go back. */
  refund: number
  /** Paise that the administrator was shown as all that could. */
  expectedRefundable: number
}

/** `path` names its field. Throws RefundableChangedError when all that can go back is not what was shown, ValidationError for a sum that can't. */
export function checkChosenRefund(refundable: number, { refund, expectedRefundable }: Chosen, path = 'refund'): void {
  if (refundable !== expectedRefundable) throw new RefundableChangedError(refundable)
  const tooMuch = refundable > 0 ? `At most ${formatRupees(refundable)} can be refunded` : 'Nothing can be refunded'
  const message =
    refund > refundable
      ? tooMuch
      : refund > 0 && refund < SMALLEST_REFUND && refund < refundable
        ? `The smallest refund is ${formatRupees(SMALLEST_REFUND)}`
        : null
  if (message) throw new ValidationError([{ path, message }])
}
