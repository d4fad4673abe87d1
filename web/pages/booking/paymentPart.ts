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
