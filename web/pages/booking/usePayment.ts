import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react'
import type { PackageType } from '../../../api/rules/money.ts'
import { checkoutTheme, CheckoutUnavailableError, openCheckout, type CheckoutHandle } from '../../lib/checkout.ts'
import { track } from '../../lib/tracking.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { showToast } from '../../lib/toasts.ts'
import { liveHold, type BookingEvent, type BookingFlow } from './bookingFlow.ts'
import { readPaid, writePaid, type PaymentProof } from './bookingMemory.ts'
import { sessionDate } from './sessionDate.ts'
import { useCreateBookingOrder, type OrderOutcome } from './useCreateBookingOrder.ts'
import { useOrderWatch } from './useOrderWatch.ts'
import { useVerifyBookingPayment } from './useVerifyBookingPayment.ts'

interface PaymentKeeping {
  mentorId: number
  mentorName: string
  packageType: PackageType
  agenda: string
  /** Paise, as shown beside the button. */
  amount: number
  payer: { name: string; email: string } | null
  checkoutScriptUrl: string
  flow: BookingFlow
  dispatch: Dispatch<BookingEvent>
  refresh: () => void
  onSignIn: () => void
  /** The server refuses fields; the agenda is the one a person can correct. */
  onIssues: (issues: readonly FormIssue[]) => void
  /** Once, when the booking is paid. */
  onConfirmed: () => void
}

/** From the pay button to a settled outcome. */
export function usePayment(keeping: PaymentKeeping) {
  const { mentorId, flow, dispatch, packageType } = keeping
  const createOrder = useCreateBookingOrder()
  const verify = useVerifyBookingPayment()
  const ordered = { mentorId, packageType, amount: keeping.amount }
  const checkout = useRef<CheckoutHandle>(null)
  const running = useRef(false)
  const isConfirmed = useRef(false)
  useEffect(() => () => checkout.current?.close(), [])

  function confirm(bookingId: number, orderId: string): void {
    // The window's answer and the watch may both bring the news.
    if (isConfirmed.current) return
    isConfirmed.current = true
    writePaid(mentorId, null)
    track({ name: 'purchased', orderId, ...ordered, sessionDate: sessionDate(flow, packageType) })
    dispatch({ type: 'confirmed', bookingId })
    keeping.onConfirmed()
  }

  function lose(): void {
    writePaid(mentorId, null)
    dispatch({ type: 'slotLost' })
    keeping.refresh()
  }

  async function settle(proof: PaymentProof): Promise<void> {
    writePaid(mentorId, proof)
    dispatch({ type: 'paid', orderId: proof.orderId })
    const outcome = await verify(proof)
    if (outcome.kind === 'confirmed') return confirm(outcome.bookingId, proof.orderId)
    if (outcome.kind === 'lost') return lose()
    if (outcome.kind === 'refused') {
      writePaid(mentorId, null)
      showToast(outcome.tell)
      return dispatch({ type: 'paymentRefused', message: outcome.tell.description ?? outcome.tell.title })
    }
    dispatch({ type: 'paymentUnknown', orderId: proof.orderId })
    if (outcome.kind === 'signIn') keeping.onSignIn()
  }

  async function openWindow(order: Extract<OrderOutcome, { kind: 'opened' }>): Promise<void> {
    const { keyId, orderId, amount, currency } = order
    track({ name: 'checkoutOpened', ...ordered })
    try {
      checkout.current = await openCheckout({
        scriptUrl: keeping.checkoutScriptUrl,
        keyId,
        orderId,
        amount,
        currency,
        name: 'Plumbline',
        description: `${packageType === 'starter' ? 'Starter session' : 'Advanced plan'} with ${keeping.mentorName}`,
        prefill: keeping.payer ?? {},
        themeColor: checkoutTheme.booking,
        onPaid: (paid) =>
          void settle({
            orderId: paid.razorpay_order_id,
            paymentId: paid.razorpay_payment_id,
            signature: paid.razorpay_signature,
          }),
        onFailed: ({ description }) => dispatch({ type: 'tryFailed', description }),
        onDismiss: () => {
          dispatch({ type: 'windowClosed' })
          showToast({ title: 'Payment Cancelled', description: 'You can retry the payment anytime.' })
        },
      })
    } catch (error) {
      if (!(error instanceof CheckoutUnavailableError)) reportError(error)
      const message = error instanceof Error ? error.message : 'The payment window could not be opened.'
      dispatch({ type: 'windowFailed', message })
    }
  }

  function refuse({ reason, message, issues }: Extract<OrderOutcome, { kind: 'refused' }>): void {
    if (reason !== 'signIn') showToast({ title: 'Order Creation Failed', description: message, tone: 'destructive' })
    const gone = reason === 'time' ? 'time' : reason === 'provider' ? 'hold' : 'nothing'
    dispatch({ type: 'orderRefused', message: issues[0]?.message ?? message, gone })
    if (reason === 'time' || reason === 'stale' || reason === 'provider') keeping.refresh()
    if (reason === 'signIn') keeping.onSignIn()
    if (reason === 'fields') keeping.onIssues(issues)
  }

  async function pay(): Promise<void> {
    if (running.current) return
    running.current = true
    dispatch({ type: 'orderAsked' })
    const { startsAt, startDate } = flow
    const when = packageType === 'starter' ? { startsAt } : { startDate }
    const { agenda, amount } = keeping
    const order = await createOrder({
      mentorId,
      packageType: packageType === 'starter' ? 'STARTER' : 'ADVANCED',
      agenda,
      amount,
      ...when,
    })
    running.current = false
    if (order.kind === 'refused') return refuse(order)
    dispatch({ type: 'orderOpened', orderId: order.orderId, hold: order.hold })
    await openWindow(order)
  }

  const paid = flow.payment.kind === 'checking' ? flow.payment.orderId : null
  const open = flow.payment.kind === 'none' || flow.payment.kind === 'retry' ? liveHold(flow)?.orderId : null
  const watched = paid ?? open ?? null
  const { check, isChecking } = useOrderWatch({
    orderId: watched,
    urgent: paid !== null,
    onSettled: (result) => (result.kind === 'confirmed' ? confirm(result.bookingId, watched ?? '') : lose()),
  })

  /** Has the server ask the provider, or at least looks at what it knows. */
  function checkAgain(): void {
    const proof = readPaid(mentorId)
    if (proof) void settle(proof)
    else check()
  }
  const resume = useEffectEvent(() => flow.payment.kind === 'checking' && checkAgain())
  useEffect(() => void resume(), [])

  return { pay: () => void pay(), checkAgain, isChecking: isChecking || flow.payment.kind === 'verifying' }
}
