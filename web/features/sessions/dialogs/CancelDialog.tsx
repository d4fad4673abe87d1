import { Suspense, useEffect, useRef, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { formatShortDay, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type {
  CancelDialog_booking$data,
  CancelDialog_booking$key,
} from '../../../__generated__/CancelDialog_booking.graphql.ts'
import type { CancelDialogQuery } from '../../../__generated__/CancelDialogQuery.graphql.ts'
import { mailTo } from '../../../lib/mailTo.ts'
import { Button } from '../../../ui/Button.tsx'
import { SectionBoundary } from '../../../ui/feedback/SectionBoundary.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { isPlanCall } from '../../bookings/planCall.ts'
import { confirmLabel, consequences, RefundFigure, thingOf, unsureText } from './cancelWords.tsx'
import { useCancelBooking, useCancelFigure } from './useCancelling.ts'

interface CancelDialogProps {
  bookingKey: CancelDialog_booking$key
  onClose: () => void
}

const fragment = graphql`
  fragment CancelDialog_booking on Booking {
    databaseId
    status
    ...planCall_booking
    startsAt
    startDate
    endDate
    plan {
      chatGoesOn
    }
    amount
    mentorName
    menteeName
    viewerSide
    cancelledBy
    moneyLines
    viewerCanCancel {
      allowed
      reason
      money
    }
    ...useCancelling_booking
  }
`

/** Cancels a session or a package: first says exactly what goes back and until when, then cancels for just that. */
export function CancelDialog({ bookingKey, onClose }: CancelDialogProps) {
  const current = useFragment(fragment, bookingKey)
  // While it is being cancelled its own answer must not read as somebody else's.
  const [held, setHeld] = useState<CancelDialog_booking$data | null>(null)
  const booking = held ?? current
  const right = booking.viewerCanCancel
  const { figure, until, isSaid, hasChanged, isChecking, refused } = useCancelFigure(booking)
  const cancelling = { ...aboutOf(booking), ...figure, money: isSaid ? null : (right?.money ?? null) }
  const [cancel, isCancelling] = useCancelBooking(cancelling)
  const [problem, setProblem] = useState<string | null>(null)
  const news = useRef<HTMLDivElement>(null)
  const thing = thingOf(cancelling)
  const canCancel = right?.allowed === true

  async function confirm(): Promise<void> {
    setProblem(null)
    setHeld(booking)
    const outcome = await cancel({ input: { bookingId: booking.databaseId, ...figure } })
    if (outcome.done) return onClose()
    setHeld(null)
    const { type, message, failure } = outcome.refused
    const hasOtherRefund = type === 'RefundChangedError'
    if (hasOtherRefund) setProblem(`${message} Nothing was cancelled.`)
    else setProblem(failure ? unsureText(cancelling) : message)
    refused(hasOtherRefund ? (outcome.answer?.refund ?? null) : null)
    // Not on the button, so that what is new is read before it is pressed again.
    requestAnimationFrame(() => news.current?.focus())
  }
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || isCancelling || onClose()}
      title={canCancel ? `Cancel this ${thing}?` : closedTitle(booking)}
      description={describe(booking)}
      footer={
        canCancel ? (
          <>
            <Button onClick={onClose} disabled={isCancelling}>
              Keep {thing}
            </Button>
            <Button look="danger" busy={isCancelling || isChecking} onClick={() => void confirm()}>
              {confirmLabel(cancelling)}
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      {canCancel ? (
        <>
          <News ref={news} tabIndex={-1}>
            {problem ? (
              <Notice tone="warn" role="alert">
                {problem}
              </Notice>
            ) : isChecking ? (
              <Notice tone="warn" role="alert">
                The deadline for this refund has just passed. We’re checking what you get back now.
              </Notice>
            ) : (
              hasChanged && (
                <Notice tone="warn" role="alert" title="The refund has changed.">
                  Nothing was cancelled. Please decide again.
                </Notice>
              )
            )}
          </News>
          <RefundFigure
            cancelling={cancelling}
            amount={booking.amount}
            until={until}
            reason={isSaid ? '' : right.reason}
          />
          <ul>
            {consequences(cancelling).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p role="alert">{closedText(booking)}</p>
          {booking.status !== 'CANCELLED' && cancelling.isPackage && <SupportAddress />}
        </>
      )}
    </Dialog>
  )
}

function aboutOf(booking: CancelDialog_booking$data) {
  const { viewerSide, startsAt, plan, mentorName, menteeName } = booking
  const isMentor = viewerSide === 'MENTOR'
  return {
    isMentor,
    isPackage: !startsAt,
    chatGoesOn: plan?.chatGoesOn === true,
    isIncluded: isPlanCall(booking),
    other: isMentor ? menteeName : mentorName,
  }
}

function describe(booking: CancelDialog_booking$data): string {
  const { other, isPackage } = aboutOf(booking)
  const { startDate, endDate } = booking
  if (isPackage || !booking.startsAt) {
    const days = startDate && endDate && `, ${formatShortDay(startDate)} to ${formatShortDay(planLastDay(endDate))}`
    return `Advanced package with ${other}${days || ''}`
  }
  return `With ${other}, ${formatWhenFull(new Date(booking.startsAt))}`
}

const closedTitle = (booking: CancelDialog_booking$data): string =>
  `This ${thingOf(aboutOf(booking))} ${booking.status === 'CANCELLED' ? 'is cancelled' : 'can’t be cancelled'}`

/** Cancelled by now, and by whom; or why it can't be. */
function closedText(booking: CancelDialog_booking$data): string {
  const { status, viewerCanCancel, cancelledBy, viewerSide, moneyLines } = booking
  if (status !== 'CANCELLED') return viewerCanCancel?.reason ?? 'Only its mentor and its mentee can cancel it.'
  const who = cancelledBy === 'ADMINISTRATOR' ? 'Our team' : cancelledBy === viewerSide ? 'You' : aboutOf(booking).other
  return [cancelledBy ? `${who} cancelled it.` : 'It was cancelled.', ...moneyLines].join(' ')
}

const News = styled.div`
  display: grid;
  gap: 12px;
  outline: none;
  &:empty {
    display: none;
  }
`

const query = graphql`
  query CancelDialogQuery @raw_response_type {
    site {
      supportEmail
    }
  }
`

/** Where to write to, in a sentence of its own; nothing until it is known. */
function SupportAddress() {
  const [queryRef, load] = useQueryLoader<CancelDialogQuery>(query)
  useEffect(() => load({}), [load])
  if (!queryRef) return null
  return (
    <SectionBoundary fallback={() => null}>
      <Suspense>
        <Address queryRef={queryRef} />
      </Suspense>
    </SectionBoundary>
  )
}

function Address({ queryRef }: { queryRef: PreloadedQuery<CancelDialogQuery> }) {
  const { supportEmail } = usePreloadedQuery<CancelDialogQuery>(query, queryRef).site
  return (
    <p>
      Support: <a href={mailTo(supportEmail)}>{supportEmail}</a>
    </p>
  )
}
