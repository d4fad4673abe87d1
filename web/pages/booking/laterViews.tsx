import { lazyPart, type LazyPart } from '../../ui/lazyPart.tsx'
import type { ConfirmationProps } from './confirmation/Confirmation.tsx'
import { StepLoading } from './StepLoading.tsx'

/** What was booked: loaded while it is being paid, or when its address is opened. */
export const Confirmation: LazyPart<ConfirmationProps & { attempt: number }> = lazyPart(
  () => import('./confirmation/Confirmation.tsx').then((module) => module.Confirmation),
  <StepLoading load={() => Confirmation.load()} what="page" kept="Your booking is saved." />,
  ({ attempt }) => attempt,
)

/** What a payment has become, under a heading that is there already. */
export const ConfirmingPayment = lazyPart(() =>
  import('./pay/CheckingPayment.tsx').then((module) => module.ConfirmingPayment),
)
export const CheckingPayment = lazyPart(() =>
  import('./pay/CheckingPayment.tsx').then((module) => module.CheckingPayment),
)
export const SlotLost = lazyPart(() => import('./pay/SlotLost.tsx').then((module) => module.SlotLost))

/** Loads all of them, so that nobody who pays waits for one. */
export function preloadLaterViews(): void {
  for (const part of [Confirmation, ConfirmingPayment, CheckingPayment, SlotLost]) part.preload()
}
