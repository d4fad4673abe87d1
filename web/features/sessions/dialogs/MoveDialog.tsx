import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, readInlineData, useFragment } from 'react-relay'
import { ruleOfRest } from '../../../../api/rules/money/refunds.ts'
import type { MoveDialog_booking$key } from '../../../__generated__/MoveDialog_booking.graphql.ts'
import type { MoveDialog_moved$key } from '../../../__generated__/MoveDialog_moved.graphql.ts'
import type { MoveDialogMutation } from '../../../__generated__/MoveDialogMutation.graphql.ts'
import type { ToastMessage } from '../../../lib/toasts.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { calendarAction } from '../calendarFile.ts'
import { useFreshSession } from '../freshSession.ts'
import { SlotDialog } from './SlotDialog.tsx'
import { TimeChange, whenText } from './TimeChange.tsx'
import { readSlotScope, useSlotChoice } from './useSlotChoice.ts'

interface MoveDialogProps {
  bookingKey: MoveDialog_booking$key
  onClose: () => void
}

/** The mentee of a session moves it to another of the mentor's open slots; what was paid stays with it. */
export function MoveDialog({ bookingKey, onClose }: MoveDialogProps) {
  const booking = useFragment(
    graphql`
      fragment MoveDialog_booking on Booking {
        id
        databaseId
        ...useSlotChoice_booking
        startsAt
        mentorName
        viewerCanMove {
          allowed
          reason
        }
        viewerCanCancel {
          refund
        }
      }
    `,
    bookingKey,
  )
  const { id, databaseId, startsAt, mentorName, viewerCanMove, viewerCanCancel } = booking
  const { mentorId, plan, isIncluded } = readSlotScope(booking)
  const choice = useSlotChoice(mentorId, plan)
  const { refresh } = useFreshSession(id)
  const readNow = useEffectEvent(refresh)
  useEffect(() => readNow(), [])
  const [move] = useMoveBooking()
  // Until it is over, its own answer must not read as a refusal: a session that is moved close can't be moved again.
  const [isMoving, setMoving] = useState(false)

  async function confirm(): Promise<void> {
    if (!choice.startsAt) return
    setMoving(true)
    const { refused } = await move({ input: { bookingId: databaseId, startsAt: choice.startsAt } })
    if (!refused) return onClose()
    setMoving(false)
    const limit = refused.type === 'RateLimitedError' ? 'A session can be moved five times a day. ' : ''
    choice.refused(
      { ...refused, message: `${limit}${refused.message}` },
      'We don’t know whether the session was moved. It is safe to try again.',
    )
    refresh()
  }
  if (!startsAt) return null
  return (
    <SlotDialog
      title="Move this session"
      description={`With ${mentorName}, now on ${whenText(startsAt)}. Same price, nothing to pay.`}
      choice={choice}
      impossible={isMoving || viewerCanMove?.allowed ? null : (viewerCanMove?.reason ?? 'This session can’t be moved.')}
      soon={isIncluded ? 'counts as used if you cancel' : 'no refund, and it can’t be moved again'}
      whenNone={
        choice.open?.isAvailable === false && !isIncluded
          ? `${mentorName} is not taking bookings right now. Your session stays on ${whenText(startsAt)}.`
          : `${mentorName} has no other open time${isIncluded ? ' within your package’s dates' : ' in the next 30 days'}. Your session stays on ${whenText(startsAt)}.`
      }
      confirmHeading="Is this right?"
      confirm={{ label: 'Move session', onClick: () => void confirm() }}
      isBusy={isMoving}
      onClose={onClose}
    >
      {choice.startsAt && choice.open && (
        <TimeChange
          from={startsAt}
          to={choice.startsAt}
          facts={[
            ['Price', isIncluded ? 'Included in your package, nothing to pay' : 'Same price, nothing to pay'],
            [
              'If you cancel the moved session',
              ruleOfRest(
                {
                  packageType: isIncluded ? 'advanced' : 'starter',
                  isCall: isIncluded,
                  startsAt: new Date(choice.startsAt),
                  // While it may be moved, cancelling gives back all that is left.
                  owed: viewerCanCancel?.refund ?? null,
                  windowHours: choice.open.windowHours,
                },
                choice.open.now,
              ).line,
            ],
          ]}
        />
      )}
      <Small as="p">
        Your old slot is released. We’ll email you and {mentorName} the new time with a calendar file.
      </Small>
    </SlotDialog>
  )
}

/** Moves a session to another slot: `[move, isMoving]`. The dialog shows refusals. Never rejects. */
function useMoveBooking() {
  return useMutation<MoveDialogMutation>(
    graphql`
      mutation MoveDialogMutation($input: NewTimeInput!) @raw_response_type {
        moveBooking(input: $input) {
          ... on MoveBookingPayload @alias(as: "done") {
            booking {
              ...MoveDialog_moved
              ...freshSession_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: ({ booking }) => movedToast(booking), failed: () => null },
  )
}

const SHOWN_FOR = 12_000

/** Says the new time of a session to its mentee, and offers the calendar file that replaces theirs. */
export function movedToast(key: MoveDialog_moved$key): ToastMessage {
  const booking = readInlineData(
    graphql`
      fragment MoveDialog_moved on Booking @inline {
        startsAt
        mentorName
        ...calendarFile_booking
      }
    `,
    key,
  )
  const { startsAt, mentorName } = booking
  const action = calendarAction(booking)
  return {
    title: 'Session moved',
    description: `It is now on ${startsAt ? whenText(startsAt) : 'its new time'}. We’ve emailed ${mentorName}.`,
    tone: 'good',
    duration: SHOWN_FOR,
    ...(action && { action }),
  }
}
