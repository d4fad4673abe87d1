/** The provider's id shapes. Ids end up in URL paths, so nothing else may pass. */
const order = /^order_[A-Za-z0-9]{14}$/
const payment = /^pay_[A-Za-z0-9]{14}$/
const refund = /^rfnd_[A-Za-z0-9]{14}$/
const dispute = /^disp_[A-Za-z0-9]{14}$/

/** True for a well-formed provider order id; it need not exist. */
export function isOrderId(id: unknown): id is string {
  return typeof id === 'string' && order.test(id)
}

/** True for a well-formed provider payment id; it need not exist. */
export function isPaymentId(id: unknown): id is string {
  return typeof id === 'string' && payment.test(id)
}

/** True for a well-formed provider refund id; it need not exist. */
export function isRefundId(id: unknown): id is string {
  return typeof id === 'string' && refund.test(id)
}

/** True for a well-formed provider dispute id; it need not exist. */
export function isDisputeId(id: unknown): id is string {
  return typeof id === 'string' && dispute.test(id)
}
