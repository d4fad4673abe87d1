import { type Dispatch, type Ref, useCallback, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react'
import { graphql } from 'react-relay'
import type { PackageType } from '../../../../api/rules/money/money.ts'
import type {
  CreateBookingOrderInput,
  PaymentOrderMutation,
} from '../../../__generated__/PaymentOrderMutation.graphql.ts'
import { proofOf, type PaymentProof } from '../../../features/payments/paymentProof.ts'
import { useLeaving } from '../../../features/payments/useLeaving.ts'
import { checkoutTheme, CheckoutUnavailableError, openCheckout } from '../../../lib/checkout.ts'
import type { FormIssue } from '../../../lib/formIssues.ts'
import { currentToast, dismissToast, showToast } from '../../../lib/toasts.ts'
import { track } from '../../../lib/tracking.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { readPaid, writePaid } from '../state/bookingMemory.ts'
import type { BookingEvent, BookingFlow, Hold } from '../state/bookingState.ts'
import { sessionDate } from '../state/bookingSteps.ts'
import { readHold } from '../state/hold.ts'
import { liveHold } from '../state/holdFlow.ts'
import { tellTabs } from '../state/holdTabs.ts'
import { useOrderWatch, useVerifyBookingPayment } from './paymentOutcome.ts'

/** What the page can ask of the payment. */
export interface PaymentHandle {
  pay: () => void
  /** Asks the server again for the outcome of a payment. */
  checkAgain: () => void
}

export interface PaymentProps extends PaymentOptions {
  ref: Ref<PaymentHandle>
  /** Whether the outcome is being asked for. */
  onChecking: (isChecking: boolean) => void
}

/** The payment at work, once something can be paid or is being paid. Shows nothing. */
export function Payment({ ref, onChecking, ...options }: PaymentProps) {
  const { pay, checkAgain, isChecking } = usePayment(options)
  useImperativeHandle(ref, () => ({ pay, checkAgain }))
  useEffect(() => onChecking(isChecking), [onChecking, isChecking])
  return null
}

interface PaymentOptions {
  mentorId: number
  mentorName: string
  packageType: PackageType
  /** Paise, as shown beside the button. */
  amount: number
  payer: { name: string; email: string } | null
  checkoutScriptUrl: string
  flow: BookingFlow
  dispatch: Dispatch<BookingEvent>
  refresh: () => void
  onSignIn: () => void
  /** The server refuses the agenda, which the person can correct. */
  onAgendaRefused: () => void
  /** Once, when the booking is paid. */
  onConfirmed: (bookingId: number) => void
}

/** From the pay button to a settled outcome. */
function usePayment(options: PaymentOptions) {
  const { mentorId, flow, dispatch, packageType } = options
  const createOrder = useCreateBookingOrder()
  const verify = useVerifyBookingPayment()
  const ordered = { mentorId, packageType, amount: options.amount }
  const running = useRef(false)
  /** What an earlier try said must not stand after a later one. */
  const cancelled = useRef(0)
  /** What was said while the outcome was not known. */
  const unknown = useRef(0)
  const isConfirmed = useRef(false)
  const left = useLeaving()

  /** Takes away what was said before the outcome was known: a window that was closed may have been paid in. */
  function hush(): void {
    dismissToast(unknown.current)
    dismissToast(cancelled.current)
  }

  function confirm(bookingId: number, orderId: string): void {
    // The window's answer and the watch may both bring the news.
    if (isConfirmed.current) return
    isConfirmed.current = true
    hush()
    writePaid(mentorId, null)
    track({ name: 'purchased', orderId, ...ordered, sessionDate: sessionDate(flow, packageType) })
    dispatch({ type: 'confirmed', bookingId })
    tellTabs()
    options.onConfirmed(bookingId)
  }

  function lose(): void {
    hush()
    writePaid(mentorId, null)
    dispatch({ type: 'slotLost' })
    options.refresh()
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
    unknown.current = currentToast()?.id ?? 0
    dispatch({ type: 'paymentUnknown', orderId: proof.orderId })
    if (outcome.kind === 'signIn') options.onSignIn()
  }

  async function openWindow(order: Extract<OrderOutcome, { kind: 'opened' }>): Promise<void> {
    const { keyId, orderId, amount, currency } = order
    track({ name: 'checkoutOpened', ...ordered })
    try {
      await openCheckout({
        scriptUrl: options.checkoutScriptUrl,
        keyId,
        orderId,
        amount,
        currency,
        name: 'Plumbline',
        description: `${packageType === 'starter' ? 'Starter session' : 'Advanced package'} with ${options.mentorName}`,
        prefill: options.payer ?? {},
        themeColor: checkoutTheme.booking,
        signal: left.current,
        onPaid: (paid) => void settle(proofOf(paid)),
        onFailed: ({ description }) => dispatch({ type: 'tryFailed', description }),
        onDismiss: () => {
          dispatch({ type: 'windowClosed' })
          cancelled.current = showToast({
            title: 'Payment Cancelled',
            description: 'You can retry the payment anytime.',
          })
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
    if (reason === 'time' || reason === 'stale' || reason === 'provider') options.refresh()
    if (reason === 'signIn') options.onSignIn()
    const wrong = issues.find(({ path }) => path.endsWith('agenda'))
    if (!wrong) return
    dispatch({ type: 'agendaRefused', message: wrong.message })
    options.onAgendaRefused()
  }

  async function pay(): Promise<void> {
    if (running.current) return
    running.current = true
    dismissToast(cancelled.current)
    dispatch({ type: 'orderAsked' })
    const { startsAt, startDate } = flow
    const when = packageType === 'starter' ? { startsAt } : { startDate }
    const order = await createOrder({
      mentorId,
      packageType: packageType === 'starter' ? 'STARTER' : 'ADVANCED',
      agenda: flow.agenda,
      amount: options.amount,
      ...when,
    })
    running.current = false
    if (left.current?.aborted) return
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

/** Options of the payment window, or why there is no order. */
type OrderOutcome =
  | { kind: 'opened'; keyId: string; orderId: string; amount: number; currency: string; hold: Hold }
  | {
      kind: 'refused'
      /** What the person has to do about it. */
      reason: 'time' | 'provider' | 'signIn' | 'fields' | 'stale' | 'other'
      message: string
      issues: readonly FormIssue[]
    }

/** The specification leaves the fallback open. */
const ORDER_FAILED = 'Failed to create the payment order. Please try again.'

/** Creates an order, or returns the open one for the same booking. A failed request shows a toast. Never rejects. */
function useCreateBookingOrder(): (input: CreateBookingOrderInput) => Promise<OrderOutcome> {
  const [run] = useMutation<PaymentOrderMutation>(
    graphql`
      mutation PaymentOrderMutation($input: CreateBookingOrderInput!) @raw_response_type {
        createBookingOrder(input: $input) {
          ... on CreateBookingOrderPayload @alias(as: "done") {
            keyId
            orderId
            amount
            currency
            booking {
              ...hold_booking
            }
            viewer {
              id
              ...hold_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: () => ({ title: 'Order Creation Failed', description: ORDER_FAILED }), showsRefusals: true },
  )
  return useCallback(
    async (input) => {
      const { done, refused } = await run({ input })
      // It may have moved the hold, or let it go while the provider is away.
      tellTabs()
      const hold = readHold(done?.booking)
      if (done && hold) {
        const { keyId, orderId, amount, currency } = done
        return { kind: 'opened', keyId, orderId, amount, currency, hold }
      }
      if (!refused?.type) return { kind: 'refused', reason: 'other', message: ORDER_FAILED, issues: [] }
      const { type, message, issues } = refused
      return { kind: 'refused', reason: reasonOf(type), message, issues: type === 'ValidationError' ? issues : [] }
    },
    [run],
  )
}

function reasonOf(refusal: string): Extract<OrderOutcome, { kind: 'refused' }>['reason'] {
  switch (refusal) {
    case 'SlotTakenError':
    case 'SlotNotOfferedError':
    case 'PlanActiveError':
      return 'time'
    case 'PaymentProviderUnavailableError':
      return 'provider'
    case 'NotSignedInError':
      return 'signIn'
    case 'ValidationError':
      return 'fields'
    case 'MentorBusyError':
    case 'AmountMismatchError':
    case 'NotFoundError':
      return 'stale'
    default:
      return 'other'
  }
}
