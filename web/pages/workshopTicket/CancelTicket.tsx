import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees, formatWhenFull } from '../../../api/rules/text/format.ts'
import type { CancelTicket_ticket$key } from '../../__generated__/CancelTicket_ticket.graphql.ts'
import type { CancelTicketMutation } from '../../__generated__/CancelTicketMutation.graphql.ts'
import { serverTime } from '../../lib/clock.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { useAt } from '../../ui/time/useAt.ts'
import { takeTicket, useFreshTicket } from './freshTicket.ts'

interface CancelTicketProps {
  ticketKey: CancelTicket_ticket$key
  onClose: () => void
}

/** After the last instant of a refund; clocks differ a little. */
const SETTLES_MS = 1_000

/** Cancels a registration: first says exactly what goes back and until when, then cancels for just that. */
export function CancelTicket({ ticketKey, onClose }: CancelTicketProps) {
  const ticket = useFragment(
    graphql`
      fragment CancelTicket_ticket on WorkshopTicket {
        code
        amount
        canCancel
        cancelledAt
        refundNow
        refundWay
        fullRefundUntil
        workshop {
          title
          startsAt
        }
      }
    `,
    ticketKey,
  )
  const { code, amount, canCancel, cancelledAt, fullRefundUntil, workshop } = ticket
  const { refresh, isRefreshing } = useFreshTicket(code)
  const [cancel, isCancelling] = useCancelTicket(code)
  /** The figure that the server has just said instead. */
  const [said, setSaid] = useState<{ of: typeof ticket; refund: number } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const notice = useRef<HTMLDivElement>(null)
  const refund = said?.of === ticket ? said.refund : ticket.refundNow
  const way = said?.of === ticket ? null : ticket.refundWay
  const [first] = useState(refund)
  // It may have been open in this tab since yesterday.
  const readNow = useEffectEvent(refresh)
  useEffect(() => readNow(), [])
  useAt(refund > 0 ? new Date(Date.parse(fullRefundUntil) + SETTLES_MS).toISOString() : null, serverTime, refresh)

  async function confirm(): Promise<void> {
    setProblem(null)
    const outcome = await cancel({ input: { code, expectedRefund: refund } })
    if (outcome.done) return onClose()
    const { type, message, failure } = outcome.refused
    const other = type === 'RefundChangedError' ? outcome.answer?.refund : undefined
    setProblem(
      failure
        ? 'We don’t know whether your registration was cancelled. It is safe to try again.'
        : other === undefined
          ? message
          : `${message} Nothing was cancelled.`,
    )
    if (other !== undefined) setSaid({ of: ticket, refund: other })
    refresh()
    // Not the button: a second press comes after the new figure was read.
    requestAnimationFrame(() => notice.current?.focus())
  }
  return (
    <Dialog
      open
      onOpenChange={(wanted) => wanted || isCancelling || onClose()}
      title={
        canCancel
          ? 'Cancel your registration?'
          : `This registration ${cancelledAt ? 'is cancelled' : 'can’t be cancelled'}`
      }
      description={`${workshop.title}, ${formatWhenFull(new Date(workshop.startsAt))}`}
      footer={
        canCancel ? (
          <>
            <Button onClick={onClose} disabled={isCancelling}>
              Keep my seat
            </Button>
            <Button look="danger" busy={isCancelling || isRefreshing} onClick={() => void confirm()}>
              {refund > 0
                ? `Cancel and get ${formatRupees(refund)} back`
                : amount > 0 && !way
                  ? 'Cancel without a refund'
                  : 'Cancel'}
            </Button>
          </>
        ) : (
          <Button look="primary" onClick={onClose}>
            Close
          </Button>
        )
      }
    >
      <NoticePlace ref={notice} tabIndex={-1}>
        {problem ? (
          <Notice tone="warn" role="alert">
            {cancelledAt ? 'Your registration is cancelled.' : problem}
          </Notice>
        ) : (
          canCancel &&
          refund !== first && (
            <Notice tone="warn" role="alert" title="The refund has changed.">
              Nothing was cancelled. Please decide again.
            </Notice>
          )
        )}
      </NoticePlace>
      {!canCancel ? (
        <p>
          {cancelledAt
            ? 'Your ticket says what you get back.'
            : 'It is already cancelled, or the workshop has started.'}
        </p>
      ) : refund > 0 ? (
        <p key="refund">
          You get <b>{formatRupees(refund)}</b> back if you cancel by <Time at={fullRefundUntil} />; after that there is
          no refund. {way}
        </p>
      ) : way ? (
        <p>
          <b>We can’t refund anything now.</b> {way}
        </p>
      ) : amount > 0 ? (
        <p>
          <b>Nothing is refunded.</b> A full refund was possible until <Time at={fullRefundUntil} />.
        </p>
      ) : null}
      {canCancel && <p>You lose your seat at once.</p>}
    </Dialog>
  )
}

/**
 * Cancels a registration for the refund that was shown: `[cancel, isCancelling]`. The dialog shows refusals, and the ticket
 * says what has become of it: a toast would cover that. Never rejects.
 */
function useCancelTicket(code: string) {
  return useMutation<CancelTicketMutation>(
    graphql`
      mutation CancelTicketMutation($input: CancelWorkshopRegistrationInput!) @raw_response_type {
        cancelWorkshopRegistration(input: $input) {
          ... on CancelWorkshopRegistrationPayload @alias(as: "done") {
            ticket {
              ...WorkshopTicketPage_ticket
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
      failed: () => null,
      updater: (store) => takeTicket(store, 'cancelWorkshopRegistration', code),
    },
  )
}

const NoticePlace = styled.div`
  display: grid;
  outline: none;
  &:empty {
    display: none;
  }
`
