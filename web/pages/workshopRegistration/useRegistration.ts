import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { proofOf, type PaymentProof } from '../../features/payments/paymentProof.ts'
import { useLeaving } from '../../features/payments/useLeaving.ts'
import { usePolling } from '../../features/payments/usePolling.ts'
import { CheckoutUnavailableError, loadCheckout } from '../../lib/checkout.ts'
import type { FormIssue } from '../../lib/formIssues.ts'
import { dismissToast, showToast } from '../../lib/toasts.ts'
import { useWasDrawn } from '../../ui/useWasDrawn.ts'
import {
  CANCELLED,
  CHANGED,
  NO_ANSWER,
  NOT_INITIATED,
  NOT_SENT,
  UNVERIFIED,
  EMPTY_FORM,
  forgetRegistration,
  keptState,
  readOrder,
  readRegistered,
  writeOrder,
  writePaid,
  writeRegistered,
  type Details,
  type OpenOrder,
  type Said,
} from './registrationState.ts'
import {
  createWorkshopOrder,
  openOrderWindow,
  verifyWorkshopPayment,
  workshopPaymentOutcome,
  type VerifyOutcome,
  type WorkshopOrder,
} from './workshopPayment.ts'

export interface RegistrationOptions {
  workshopId: number
  title: string
  /** Paise, as it is shown. */
  price: number
  /** ISO instant, as it is shown. */
  startsAt: string
  checkoutScriptUrl: string
  /** Of the waiting list's offer that the seat comes from; null without. */
  offerCode: string | null
  /** Reads the workshop again. */
  refresh: () => void
}

/** From the filled-in form to a seat, or to the reason why there is none. */
export function useRegistration(options: RegistrationOptions) {
  const { workshopId, price, startsAt, checkoutScriptUrl, offerCode, refresh } = options
  const isFree = price === 0
  const environment = useRelayEnvironment()
  // The server knows nothing of what the tab keeps.
  const wasDrawn = useWasDrawn()
  const [state, setState] = useState(() => (wasDrawn ? EMPTY_FORM : keptState(workshopId)))
  const [order, setOrder] = useState(() => (wasDrawn ? null : readOrder(workshopId)))
  const [registered, setRegistered] = useState(() => (wasDrawn ? null : readRegistered(workshopId)))
  const [typedEmail, setTypedEmail] = useState('')
  const isRunning = useRef(false)
  /** What an earlier try said must not stand after a later one. */
  const said = useRef(0)
  const left = useLeaving()

  function keepOrder(next: OpenOrder | null): void {
    writeOrder(workshopId, next)
    setOrder(next)
  }
  function say(toast: Parameters<typeof showToast>[0], says: Said | null): void {
    said.current = showToast(toast)
    setState({ kind: 'form', says })
  }
  function fail(message: string): void {
    const title = message === NOT_SENT ? NO_ANSWER : isFree ? 'Registration Failed' : 'Payment Error'
    say({ title, description: message, tone: 'destructive' }, { kind: 'failed', message })
  }
  function finish(email: string | null, ticketCode: string | null): void {
    forgetRegistration(workshopId)
    if (email) writeRegistered(workshopId, { email, hasTicket: true })
    setOrder(null)
    setState({ kind: 'registered', email, ticketCode })
    refresh()
  }

  /** Takes what the server says of a payment; false while it cannot say. */
  function settled(outcome: VerifyOutcome): boolean {
    if (outcome.kind === 'unknown') return false
    const email = (readOrder(workshopId) ?? order)?.email ?? null
    // A window that was closed may have been paid in.
    dismissToast(said.current)
    if (outcome.kind === 'registered') {
      finish(email, outcome.ticketCode)
      return true
    }
    writePaid(workshopId, null)
    keepOrder(null)
    // The workshop is not read again here: it may be gone, and this stays.
    if (outcome.kind === 'lost') setState({ kind: 'lost' })
    else say(UNVERIFIED, { kind: 'refused' })
    return true
  }

  async function settle(proof: PaymentProof): Promise<void> {
    writePaid(workshopId, proof)
    setState({ kind: 'checking', proof, isNew: true })
    if (!settled(await verifyWorkshopPayment(environment, proof))) setState({ kind: 'checking', proof, isNew: false })
  }
  // Not from the storage, which may be blocked.
  const unsettled = state.kind === 'checking' && !state.isNew ? state.proof : null
  const closed = state.kind === 'form' ? order : null
  const { check, isChecking } = usePolling<VerifyOutcome>({
    about: (unsettled ?? closed)?.orderId ?? null,
    urgent: unsettled !== null,
    ask: (orderId) =>
      unsettled ? verifyWorkshopPayment(environment, unsettled) : workshopPaymentOutcome(environment, orderId),
    onAnswer: settled,
  })

  async function openWindow(asked: WorkshopOrder, details: Details): Promise<void> {
    const { orderId, until } = asked
    const open: OpenOrder = { orderId, email: details.email, until, inWindow: true }
    // Its seat is held from now on, also while the window loads or when the page is left meanwhile.
    keepOrder({ ...open, inWindow: false })
    if (left.current?.aborted) return
    try {
      await openOrderWindow(asked, details, {
        title: options.title,
        scriptUrl: checkoutScriptUrl,
        signal: left.current,
        onPaid: (paid) => void settle(proofOf(paid)),
        onDismiss() {
          keepOrder({ ...open, inWindow: false })
          say(CANCELLED, { kind: 'cancelled' })
        },
      })
      if (!left.current?.aborted) keepOrder(open)
    } catch (error) {
      if (!(error instanceof CheckoutUnavailableError)) reportError(error)
      if (!left.current?.aborted) fail(NOT_INITIATED)
    }
  }

  async function takeSeat(details: Details): Promise<readonly FormIssue[]> {
    dismissToast(said.current)
    setTypedEmail(details.email)
    setState({ kind: 'paying' })
    const outcome = await createWorkshopOrder(environment, {
      workshopId,
      ...details,
      expectedPrice: price,
      expectedStart: startsAt,
      ...(offerCode && { offerCode }),
    })
    if (outcome.kind === 'pay') {
      await openWindow(outcome.order, details)
      return []
    }
    if (left.current?.aborted) return []
    switch (outcome.kind) {
      case 'registered':
        finish(details.email, outcome.ticketCode)
        return []
      case 'confirmEmail':
        forgetRegistration(workshopId)
        writeRegistered(workshopId, { email: details.email, hasTicket: false })
        setState({ kind: 'confirmEmail', email: details.email })
        return []
      case 'invalid':
        setState({ kind: 'form', says: null })
        return outcome.issues
      case 'refused': {
        const { reason } = outcome
        const message = isFree && outcome.message === NOT_INITIATED ? NOT_SENT : outcome.message
        if (reason !== 'other') refresh()
        if (reason === 'already') {
          setState({ kind: 'form', says: null })
          return [{ path: 'email', message }]
        }
        if (reason === 'changed') say({ title: CHANGED, description: message }, { kind: 'failed', message })
        else fail(message)
        return []
      }
    }
  }

  /** Answers what is wrong with the fields. Never rejects; a second call during the first does nothing. */
  async function register(details: Details): Promise<readonly FormIssue[]> {
    if (isRunning.current || state.kind !== 'form') return []
    isRunning.current = true
    try {
      return await takeSeat(details)
    } finally {
      isRunning.current = false
    }
  }

  const takeKept = useEffectEvent(() => {
    setState((now) => (now === EMPTY_FORM ? keptState(workshopId) : now))
    setOrder((now) => now ?? readOrder(workshopId))
    setRegistered(readRegistered(workshopId))
  })
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first render must be what the server has drawn
    if (wasDrawn) takeKept()
  }, [wasDrawn])
  // What is asked now is not asked again.
  useEffect(() => {
    const kept = readOrder(workshopId)
    if (kept?.inWindow) writeOrder(workshopId, { ...kept, inWindow: false })
  }, [workshopId])

  return {
    state,
    /** The address of the last try; empty before. */
    typedEmail,
    /** The order whose seat is reserved; null without. */
    order,
    /** Who registered in this tab before; null without. */
    registered,
    register,
    checkAgain: check,
    isChecking: isChecking || (state.kind === 'checking' && state.isNew),
    /** Loads what paying needs, once somebody begins. */
    prepare(): void {
      loadCheckout(checkoutScriptUrl).catch(() => undefined)
    },
    startOver(): void {
      setState({ kind: 'form', says: null })
      refresh()
    },
  }
}
