import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react'
import { packageAmount } from '../../../api/rules/money.ts'
import type { IstDate } from '../../../api/rules/time.ts'
import { showToast } from '../../lib/toasts.ts'
import { bookingFlow, liveHold, startFlow } from './bookingFlow.ts'
import { readPaid, writeDraft } from './bookingMemory.ts'
import { progressOf, stepToShow } from './bookingSteps.ts'
import { bookingOfSlot } from './ownBookings.ts'
import type { Clock } from '../../lib/clock.ts'
import { isFreeSlot, isoText, slotDays } from './slotDays.ts'
import { useBookingAddress, useKeptChoice } from './useBookingAddress.ts'
import { useDraft } from './useDraft.ts'
import { useHold } from './useHold.ts'
import { usePayment } from './usePayment.ts'
import type { BookingSource } from './useBookingSource.ts'
import type { MentorCalendar } from './useSlotDays.ts'

interface BookingParts {
  source: BookingSource
  calendar: MentorCalendar
  clock: Clock
}

/** All that the steps show and do. */
export type BookingControl = ReturnType<typeof useBooking>

/** One booking from choosing to paid, over the server's truth, the address and what the tab remembers. */
export function useBooking({ source, calendar, clock }: BookingParts) {
  const { mentorId, mentorName, payer, site, booked } = source
  const { refresh, isRefreshing, isBusy, rates } = calendar
  const navigation = useBookingAddress(mentorId)
  const { packageType, step: asked } = navigation.address
  const [agenda, writeAgenda] = useDraft(mentorId, source.heldAgenda)
  const [agendaIssue, setAgendaIssue] = useState<string | null>(null)
  const [flow, dispatch] = useReducer(bookingFlow, null, () =>
    startFlow({
      ...navigation.address,
      hold: source.hold,
      paidOrderId: payer && (readPaid(mentorId)?.orderId ?? null),
      bookedId: bookingOfSlot(booked, navigation.address.startsAt),
    }),
  )
  const hold = liveHold(flow)
  const held = hold?.startsAt ?? null
  const slots = useMemo(() => slotDays(calendar.source, held), [calendar.source, held])
  const signIn = (): void => navigation.signIn('pay')
  const amount = packageAmount(packageType, rates[packageType])

  useKeptChoice(mentorId, navigation.address, flow)
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
    mentorName,
    packageType,
    agenda,
    amount,
    payer,
    checkoutScriptUrl: site.checkoutScriptUrl,
    flow,
    dispatch,
    refresh,
    onSignIn: signIn,
    onIssues: (issues) => {
      const wrong = issues.find(({ path }) => path.endsWith('agenda'))
      setAgendaIssue(wrong?.message ?? null)
      if (wrong) navigation.go('details')
    },
    onConfirmed: () => {
      writeDraft(mentorId, '')
      showToast({
        title: 'Booking Confirmed!',
        description: 'Your session has been successfully booked!',
        tone: 'good',
      })
    },
  })

  const paidFor = flow.payment.kind === 'confirmed' ? flow.payment.bookingId : null
  const showConfirmation = useEffectEvent(navigation.confirm)
  useEffect(() => {
    if (paidFor !== null) showConfirmation(paidFor)
  }, [paidFor])

  const progress = progressOf(flow, packageType, agenda)
  // A visitor's slot is checked against what the server offers; a mentee's by holding it.
  const isGone = !payer && flow.startsAt !== null && !isFreeSlot(slots, flow.startsAt)
  const hasTime = progress.hasTime && !(packageType === 'starter' && isGone)
  return {
    mentorId,
    mentorName,
    payer,
    otherHold: source.otherHold,
    booked,
    site,
    clock,
    navigation,
    packageType,
    step: stepToShow(asked, { ...progress, hasTime }, payer !== null),
    flow,
    hold,
    hasTime,
    isGone,
    isBusy,
    slots,
    isRefreshing,
    amount,
    agenda,
    writeAgenda,
    agendaIssue,
    ...payment,
    chooseSlot: (startsAt: string) => dispatch({ type: 'slotChosen', startsAt: isoText(startsAt) }),
    chooseStartDate: (startDate: IstDate) => dispatch({ type: 'startDateChosen', startDate }),
    startOver: () => {
      dispatch({ type: 'startedOver' })
      navigation.go('time')
    },
  }
}
