import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useCancelling_booking$key } from '../../../__generated__/useCancelling_booking.graphql.ts'
import type { useCancellingMutation } from '../../../__generated__/useCancellingMutation.graphql.ts'
import { serverTime } from '../../../lib/clock.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { useAt } from '../../../ui/time/useAt.ts'
import { useFreshSession } from '../freshSession.ts'
import { cancelledText, type CancelFigure, type Cancelling } from './cancelWords.tsx'

/** After the last instant of a refund; clocks differ a little. */
const SETTLES_MS = 1_000
const AGAIN_MS = 2_000

/**
 * What goes back, true for as long as the dialog is open: read at the start, and again when its last instant has passed.
 * `refused` notes what the server said instead, until it is read.
 */
export function useCancelFigure(bookingKey: useCancelling_booking$key) {
  const { id, viewerCanCancel: right } = useFragment(
    graphql`
      fragment useCancelling_booking on Booking {
        id
        viewerCanCancel {
          refund
          refundUntil
          returnsCall
        }
      }
    `,
    bookingKey,
  )
  const { refresh, isRefreshing, isStale } = useFreshSession(id)
  const [said, setSaid] = useState<{ of: typeof right; refund: number } | null>(null)
  const until = right?.refundUntil ?? null
  const [passed, setPassed] = useState<string | null>(null)
  // What is shown was true until a moment ago.
  const isOver = until !== null && passed === until
  const readNow = useEffectEvent(refresh)
  useEffect(() => readNow(), [])
  const changes = until && new Date(Date.parse(until) + SETTLES_MS).toISOString()
  useAt(changes, serverTime, () => {
    setPassed(until)
    refresh()
  })
  useEffect(() => {
    if (!isOver || isRefreshing || isStale) return
    const timer = setTimeout(() => readNow(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [isOver, isRefreshing, isStale])

  const isSaid = said !== null && said.of === right
  const figure: CancelFigure = {
    refund: (isSaid ? said.refund : right?.refund) ?? 0,
    returnsCall: right?.returnsCall ?? false,
  }
  const [first] = useState(figure)
  return {
    figure,
    until: isSaid ? null : until,
    /** The server has just said this figure, and the rule behind it is not read yet. */
    isSaid,
    /** Another figure than the one that the person saw first. */
    hasChanged: figure.refund !== first.refund || figure.returnsCall !== first.returnsCall,
    /** The figure is being read again, because the one shown is over. */
    isChecking: isOver,
    refused(refund: number | null): void {
      if (refund !== null) setSaid({ of: right, refund })
      refresh()
    },
  }
}

const TOAST_MS = 12_000

const isOnItsPage = (): boolean => new URLSearchParams(location.search).has('confirmed')

/** Cancels a booking for the refund that was shown: `[cancel, isCancelling]`. The dialog shows refusals. Never rejects. */
export function useCancelBooking(cancelling: Cancelling) {
  return useMutation<useCancellingMutation>(
    graphql`
      mutation useCancellingMutation($input: CancelBookingInput!) @raw_response_type {
        cancelBooking(input: $input) {
          ... on CancelBookingPayload @alias(as: "done") {
            booking {
              moneyLines
              ...freshSession_booking
            }
          }
          ... on RefundChangedError {
            refund
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ booking }) => ({
        title: `${cancelling.isPackage ? 'Advanced package' : 'Session'} cancelled`,
        // The booking's own page says it itself.
        description: cancelledText(cancelling, isOnItsPage() ? [] : booking.moneyLines),
        tone: 'good',
        duration: TOAST_MS,
      }),
      failed: () => null,
    },
  )
}
