import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import type { PaymentProps } from './pay/Payment.tsx'

/**
 * The payment, loaded with the steps that can pay or check: they are shown only once it has come. `occasion`: when it
 * changes, a failed load is tried again.
 */
export const Payment: LazyPart<PaymentProps & { occasion: string }> = lazyPart(
  () => import('./pay/Payment.tsx').then((module) => module.Payment),
  null,
  ({ occasion }) => occasion,
)

/** A part that has a button for the payment: it comes with the payment, or fails with it. */
export async function withPayment<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, Payment.load()])
  return loaded
}
