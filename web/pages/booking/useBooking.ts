import { useEffect, useEffectEvent, useMemo, useReducer } from 'react'
import type { PackageType } from '../../../api/rules/money.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Booking } from './bookingContext.ts'
import { bookingFlow, liveHold, startFlow } from './bookingFlow.ts'
import { readDraft, readPaid, writeDraft } from './bookingMemory.ts'
import { progressOf, stepToShow } from './bookingSteps.ts'
import { bookingOfSlot, type OwnBooking } from './choose/booked.ts'
import { isFreeSlot, slotDays } from './choose/slotDays.ts'
import type { MentorCalendar } from './choose/useSlotDays.ts'
import type { LiveHold } from './hold.ts'
import { usePayment } from './pay/usePayment.ts'
import { useBookingAddress, useSyncChoiceToUrl } from './useBookingAddress.ts'
import { useHold } from './useHold.ts'

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
  /** Whether there is a tab that remembers. */
  isInBrowser: boolean
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
  isInBrowser,
}: BookingParts): Booking {
  const { id: mentorId } = mentor
  const { refresh, isRefreshing } = calendar
  const navigation = useBookingAddress(mentorId)
  const { packageType, step: asked } = navigation.address
  const [flow, dispatch] = useReducer(bookingFlow, null, () =>
    startFlow({
      ...navigation.address,
      hold: live?.hold ?? null,
      paidOrderId: isInBrowser && payer ? (readPaid(mentorId)?.orderId ?? null) : null,
      bookedId: bookingOfSlot(booked, navigation.address.startsAt),
      agenda: (isInBrowser && readDraft(mentorId)) || (live?.agenda ?? ''),
    }),
  )
  const held = liveHold(flow)?.startsAt ?? null
  const slots = useMemo(() => slotDays(calendar.source, held), [calendar.source, held])
  const signIn = (): void => navigation.signIn('pay')

  useSyncChoiceToUrl(mentorId, navigation.address, flow)
  useHold({
    mentorId,
    flow,
    dispatch,
    clock,
    refresh,
    onSignIn: signIn,
    enabled: payer !== null && packageType === 'starter',
  })
  const payment = usePayment({
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
    onConfirmed: () => writeDraft(mentorId, ''),
  })

  const paidFor = flow.payment.kind === 'confirmed' ? flow.payment.bookingId : null
  const showConfirmation = useEffectEvent(navigation.confirm)
  useEffect(() => {
    if (paidFor !== null) showConfirmation(paidFor)
  }, [paidFor])

  const progress = progressOf(flow, packageType)
  // A visitor's slot is checked against what the server offers; a mentee's by holding it.
  const isGone = !payer && flow.startsAt !== null && !isFreeSlot(slots, flow.startsAt)
  const hasTime = progress.hasTime && !(packageType === 'starter' && isGone)
  return {
    mentorId,
    isVisitor: !payer,
    packageType,
    step: stepToShow(asked, { ...progress, hasTime }, payer !== null),
    navigation,
    clock,
    flow,
    dispatch,
    slots,
    isRefreshing,
    isGone,
    ...payment,
  }
}
