import { checkoutTheme, openCheckout, type CheckoutOptions } from '../../../lib/checkout.ts'
import type { Details } from '../registrationMemory.ts'
import type { WorkshopOrder } from './createWorkshopOrder.ts'

interface WindowOptions extends Pick<CheckoutOptions, 'scriptUrl' | 'signal' | 'onPaid' | 'onDismiss'> {
  /** The workshop's. */
  title: string
}

/** Opens the payment window on an order, filled in. Throws CheckoutUnavailableError when its script can't be loaded. */
export function openOrderWindow(
  { keyId, orderId, amount, currency }: WorkshopOrder,
  { name, email, phone }: Details,
  { title, ...rest }: WindowOptions,
): Promise<void> {
  return openCheckout({
    ...rest,
    keyId,
    orderId,
    amount,
    currency,
    name: 'Plumbline',
    description: title,
    prefill: { name, email, contact: phone },
    themeColor: checkoutTheme.workshop,
    // The window shows it, and lets the person try again.
    onFailed: () => undefined,
  })
}
