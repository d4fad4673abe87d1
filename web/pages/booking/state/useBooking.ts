import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { PackageType } from '../../../../api/rules/money/money.ts'
import { bookingPath, readAddress, type BookingAddress } from '../../../features/bookings/bookingAddress.ts'
import { isFreeSlot, slotDays } from '../../../features/bookings/slotDays.ts'
import type { Clock } from '../../../lib/clock.ts'
import { signInPath } from '../../../lib/paths.ts'
import { useAt } from '../../../ui/time/useAt.ts'
import { useWasDrawn } from '../../../ui/useWasDrawn.ts'
import { bookingOfSlot, type OwnBooking } from '../choose/booked.ts'
import type { MentorCalendar } from '../choose/useFreshSlots.ts'
import type { PaymentHandle, PaymentProps } from '../pay/Payment.tsx'
import type { SlotHoldProps } from '../SlotHold.tsx'
import type { Booking, BookingNavigation } from './bookingContext.ts'
import { bookingFlow, startFlow } from './bookingFlow.ts'
import { notePaid, readDraft, readPaid, writeDraft } from './bookingMemory.ts'
import { progressOf, stepToShow } from './bookingSteps.ts'
import type { LiveHold } from './hold.ts'
import { liveHold } from './holdFlow.ts'

interface BookingParts {
  mentor: { id: number; name: string; price: (packageType: PackageType) => number }
  /** Null for a visitor. */
  payer: { name: string; email: string } | null
  /** The viewer's live hold with this mentor. */
  live: LiveHold | null
  booked: readonly OwnBooking[]
  checkoutScriptUrl: string
  calendar: MentorCalendar
  clock: Clock
}

interface BookingAndParts {
  booking: Booking
  /** For the part that holds slots; null for who holds none. */
  hold: SlotHoldProps | null
  /** For the part that pays; null while nothing can be paid and no payment is open. */
  payment: PaymentProps | null
  /** How often paying was asked for before that part was there. */
  presses: number
}

/** One booking from choosing to paid, over the server's truth, the address and what the tab remembers. */
export function useBooking({
  mentor,
  payer,
  live,
  booked,
  checkoutScriptUrl,
  calendar,
  clock,
}: BookingParts): BookingAndParts {
  const { id: mentorId } = mentor
  const { refresh, isRefreshing } = calendar
  const navigation = useBookingAddress(mentorId)
  const { packageType, step: asked } = navigation.address
  // The server knows nothing of what the tab remembers.
  const wasDrawn = useWasDrawn()
  const remembered = () => ({
    paidOrderId: payer ? (readPaid(mentorId)?.orderId ?? null) : null,
    agenda: readDraft(mentorId),
  })
  const [flow, dispatch] = useReducer(bookingFlow, null, () => {
    const { paidOrderId, agenda } = wasDrawn ? { paidOrderId: null, agenda: '' } : remembered()
    return startFlow({
      ...navigation.address,
      hold: live?.hold ?? null,
      paidOrderId,
      bookedId: bookingOfSlot(booked, navigation.address.startsAt),
      agenda: agenda || (live?.agenda ?? ''),
    })
  })
  const remember = useEffectEvent(() => dispatch({ type: 'remembered', ...remembered() }))
  useLayoutEffect(() => {
    if (wasDrawn) remember()
  }, [wasDrawn])
  const held = liveHold(flow)?.startsAt ?? null
  const slots = useMemo(() => slotDays(calendar.source, held), [calendar.source, held])
  const signIn = (): void => navigation.signIn('pay')

  useSyncChoiceToUrl(mentorId, navigation.address, flow)
  useAt(liveHold(flow)?.expiresAt ?? null, clock, () => {
    dispatch({ type: 'holdEnded' })
    refresh()
  })
  const paying = useRef<PaymentHandle>(null)
  const [isChecking, setChecking] = useState(true)
  // Presses before the payment was there: it is loaded for them, and does what was asked.
  const [presses, setPresses] = useState(0)
  useEffect(() => {
    if (presses > 0) paying.current?.pay()
  }, [presses])

  const paidFor = flow.payment.kind === 'confirmed' ? flow.payment.bookingId : null
  const showConfirmation = useEffectEvent(navigation.confirm)
  useEffect(() => {
    if (paidFor !== null) showConfirmation(paidFor)
  }, [paidFor])

  const progress = progressOf(flow, packageType)
  // A visitor's slot is checked against what the server offers; a mentee's by holding it.
  const isGone = !payer && flow.startsAt !== null && !isFreeSlot(slots, flow.startsAt)
  const hasTime = progress.hasTime && !(packageType === 'starter' && isGone)
  const step = stepToShow(asked, { ...progress, hasTime }, payer !== null)
  // From then on it stays: its window may be open over an earlier step.
  const [needsPayment, setNeedsPayment] = useState(false)
  if (!needsPayment && (step === 'pay' || flow.payment.kind === 'checking' || liveHold(flow)?.orderId))
    setNeedsPayment(true)
  const booking: Booking = {
    mentorId,
    isVisitor: !payer,
    packageType,
    step,
    navigation,
    clock,
    flow,
    dispatch,
    slots,
    isRefreshing,
    isGone,
    pay: () => (paying.current ? paying.current.pay() : setPresses((count) => count + 1)),
    checkAgain: () => paying.current?.checkAgain(),
    isChecking,
  }
  const payment: PaymentProps = {
    ref: paying,
    onChecking: setChecking,
    mentorId,
    mentorName: mentor.name,
    packageType,
    amount: mentor.price(packageType),
    payer,
    checkoutScriptUrl,
    flow,
    dispatch,
    refresh,
    onSignIn: signIn,
    onAgendaRefused: () => navigation.go('details'),
    onConfirmed(bookingId) {
      writeDraft(mentorId, '')
      notePaid(bookingId)
    },
  }
  const hold: SlotHoldProps = { mentorId, flow, dispatch, clock, refresh, onSignIn: signIn }
  // Only a mentee who chooses a session holds anything.
  const holds = payer !== null && packageType === 'starter'
  return { booking, hold: holds ? hold : null, payment: needsPayment ? payment : null, presses }
}

/** Reads and writes the address of the booking page of this mentor. */
function useBookingAddress(mentorId: number): BookingNavigation {
  const { search } = useLocation()
  const navigate = useNavigate()
  const address = useMemo(() => readAddress(new URLSearchParams(search)), [search])
  return {
    address,
    go: (step) => {
      if (step !== address.step)
        void navigate(bookingPath(mentorId, { ...address, step }), { preventScrollReset: true })
    },
    confirm: (confirmed) =>
      void navigate(bookingPath(mentorId, { packageType: address.packageType, confirmed }), { replace: true }),
    signIn: (step) => void navigate(signInPath({ returnTo: bookingPath(mentorId, { ...address, step }) })),
  }
}

/** Syncs the selection to the URL, also on a history entry reached by Back. */
function useSyncChoiceToUrl(
  mentorId: number,
  address: BookingAddress,
  { startsAt, startDate }: Pick<BookingAddress, 'startsAt' | 'startDate'>,
): void {
  const navigate = useNavigate()
  const differs = address.startsAt !== startsAt || address.startDate !== startDate
  const path = differs && !address.confirmed ? bookingPath(mentorId, { ...address, startsAt, startDate }) : null
  useEffect(() => {
    if (path) void navigate(path, { replace: true, preventScrollReset: true })
  }, [path, navigate])
}
