import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type {
  SessionActions_booking$data,
  SessionActions_booking$key,
} from '../../../__generated__/SessionActions_booking.graphql.ts'
import { ButtonRow } from '../../../ui/Button.tsx'
import { lazyPart } from '../../../ui/lazyPart.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'
import { CompleteButton } from './CompleteButton.tsx'
import { DialogButton } from './DialogButton.tsx'
import type { SessionSide } from './SessionPerson.tsx'

/** Dialogs come with the click that opens them. */
export const ReportNoShowDialog = lazyPart(() =>
  import('../dialogs/ReportNoShowDialog.tsx').then((module) => module.ReportNoShowDialog),
)
export const CancelDialog = lazyPart(() => import('../dialogs/CancelDialog.tsx').then((module) => module.CancelDialog))
export const MoveDialog = lazyPart(() => import('../dialogs/MoveDialog.tsx').then((module) => module.MoveDialog))
export const ProposeDialog = lazyPart(() =>
  import('../dialogs/ProposeDialog.tsx').then((module) => module.ProposeDialog),
)

interface SessionActionsProps {
  bookingKey: SessionActions_booking$key
  side: SessionSide
  now: Date
  /** When each side pressed Join, for the dialogs about a no-show. */
  record: ReactNode
}

/** What a side may do with a booking, and why not, as the server says. What needs an answer comes first. */
export function SessionActions({ bookingKey, side, now, record }: SessionActionsProps) {
  const booking = useFragment(
    graphql`
      fragment SessionActions_booking on Booking {
        status
        endsAt
        viewerCanCancel {
          allowed
          reason
        }
        viewerCanMove {
          allowed
          reason
        }
        viewerCanPropose {
          allowed
        }
        viewerCanComplete {
          allowed
        }
        viewerCanReportNoShow {
          allowed
        }
        ...CompleteButton_booking
        ...ReportNoShowDialog_booking
        ...CancelDialog_booking
        ...MoveDialog_booking
        ...ProposeDialog_booking
        ...AnswerButtons_booking
      }
    `,
    bookingKey,
  )
  const reason = whyNot(booking, side, now)
  return (
    <Actions>
      <ButtonRow>
        <AnswerButtons bookingKey={booking} side={side} record={record} />
        {booking.viewerCanComplete?.allowed && <CompleteButton bookingKey={booking} />}
        <DialogButton
          part={ReportNoShowDialog}
          label="Report a no-show"
          isOffered={booking.viewerCanReportNoShow?.allowed}
        >
          {(close) => <ReportNoShowDialog bookingKey={booking} side={side} record={record} onClose={close} />}
        </DialogButton>
        <DialogButton part={MoveDialog} label="Move" isOffered={booking.viewerCanMove?.allowed}>
          {(close) => <MoveDialog bookingKey={booking} onClose={close} />}
        </DialogButton>
        <DialogButton part={ProposeDialog} label="Propose another time" isOffered={booking.viewerCanPropose?.allowed}>
          {(close) => <ProposeDialog bookingKey={booking} onClose={close} />}
        </DialogButton>
        <DialogButton part={CancelDialog} look="danger" label="Cancel" isOffered={booking.viewerCanCancel?.allowed}>
          {(close) => <CancelDialog bookingKey={booking} onClose={close} />}
        </DialogButton>
      </ButtonRow>
      {reason && <Small as="p">{reason}</Small>}
    </Actions>
  )
}

/** Why what is to come can't be cancelled or moved; null when it can, and for what is over. */
function whyNot(
  { status, endsAt, viewerCanCancel, viewerCanMove }: SessionActions_booking$data,
  side: SessionSide,
  now: Date,
): string | null {
  if (status !== 'CONFIRMED' || (endsAt && Date.parse(endsAt) <= now.getTime())) return null
  if (viewerCanCancel && !viewerCanCancel.allowed) return viewerCanCancel.reason
  // A mentor proposes instead, and a package has no time of its own.
  return endsAt && side === 'mentee' && viewerCanMove && !viewerCanMove.allowed ? viewerCanMove.reason : null
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  > :empty {
    display: none;
  }
`
