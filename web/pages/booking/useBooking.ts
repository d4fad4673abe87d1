import { useReducer, useState } from 'react'
import { packageAmount } from '../../../api/rules/money.ts'
import type { IstDate } from '../../../api/rules/time.ts'
import type { BookingFlow_mentor$data } from '../../__generated__/BookingFlow_mentor.graphql.ts'
import type { BookingFlow_site$data } from '../../__generated__/BookingFlow_site.graphql.ts'
import type { BookingFlow_viewer$data } from '../../__generated__/BookingFlow_viewer.graphql.ts'
import { showToast } from '../../ui/toasts.ts'
import { bookingFlow, liveHold, startFlow } from './bookingFlow.ts'
import { readPaid, writeDraft } from './bookingMemory.ts'
import { progressOf, stepToShow } from './bookingSteps.ts'
import { readHold } from './hold.ts'
import { bookingOfSlot } from './ownBookings.ts'
import { useServerClock } from './serverClock.ts'
import { isFreeSlot, isoText } from './slotDays.ts'
import { useBookingAddress, useKeptChoice } from './useBookingAddress.ts'
import { useDraft } from './useDraft.ts'
import { useHold } from './useHold.ts'
import { usePayment } from './usePayment.ts'
import { useSlotDays } from './useSlotDays.ts'

interface BookingSource {
  mentor: BookingFlow_mentor$data
  /** Null for a visitor, who may choose and write before signing in. */
  viewer: BookingFlow_viewer$data | null
  site: BookingFlow_site$data
}

/** All that the steps show and do. */
export type BookingControl = ReturnType<typeof useBooking>

/** One booking from choosing to paid, over the server's truth, the address and what the tab remembers. */
export function useBooking({ mentor, viewer, site }: BookingSource) {
  const mentorId = mentor.databaseId
  const clock = useServerClock(site.now)
  const navigation = useBookingAddress(mentorId)
  const { packageType, step: asked } = navigation.address
  const ownHold = viewer?.liveHold?.mentor?.databaseId === mentorId ? viewer.liveHold : null
  const [agenda, writeAgenda] = useDraft(mentorId, ownHold?.agenda ?? '')
  const [agendaIssue, setAgendaIssue] = useState<string | null>(null)
  const [flow, dispatch] = useReducer(bookingFlow, null, () =>
    startFlow({
      ...navigation.address,
      hold: readHold(ownHold),
      paidOrderId: viewer ? (readPaid(mentorId)?.orderId ?? null) : null,
      bookedId: bookingOfSlot(viewer, navigation.address.startsAt, mentorId),
    }),
  )
  const hold = liveHold(flow)
  const { slots, refresh, isRefreshing } = useSlotDays(mentor, hold?.startsAt ?? null, clock)
  const signIn = (): void => navigation.signIn('pay')
  const rate = packageType === 'starter' ? mentor.starterPackageRate : mentor.advancedPackageRate
  const amount = packageAmount(packageType, rate)

  useKeptChoice(navigation, flow)
  useHold({
    mentorId,
    flow,
    dispatch,
    clock,
    refresh,
    onSignIn: signIn,
    enabled: viewer !== null && packageType === 'starter',
  })
  const payment = usePayment({
    mentorId,
    mentorName: mentor.name,
    packageType,
    agenda,
    amount,
    payer: viewer,
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
    onConfirmed: (bookingId) => {
      writeDraft(mentorId, '')
      showToast({
        title: 'Booking Confirmed!',
        description: 'Your session has been successfully booked!',
        tone: 'good',
      })
      navigation.confirm(bookingId)
    },
  })

  const progress = progressOf(flow, packageType, agenda)
  // A visitor's slot is checked against what the server offers; a mentee's by holding it.
  const isGone = !viewer && flow.startsAt !== null && !isFreeSlot(slots, flow.startsAt)
  const hasTime = progress.hasTime && !(packageType === 'starter' && isGone)
  return {
    mentorId,
    mentorName: mentor.name,
    viewer,
    site,
    clock,
    navigation,
    packageType,
    step: stepToShow(asked, { ...progress, hasTime }, viewer !== null),
    flow,
    hold,
    hasTime,
    isGone,
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
