import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type {
  SessionActions_booking$data,
  SessionActions_booking$key,
} from '../../../__generated__/SessionActions_booking.graphql.ts'
import { ButtonRow } from '../../../ui/Button.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { AnswerButtons } from './AnswerButtons.tsx'
import { CompleteButton } from './CompleteButton.tsx'
import { DialogButton } from './SessionDialog.tsx'
import type { SessionSide } from './SessionPerson.tsx'

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
        ...SessionDialogs_act
        ...AnswerButtons_booking
      }
    `,
    bookingKey,
  )
  const reason = whyNot(booking, side, now)
  const dialog = { bookingKey: booking, side, record }
  return (
    <Actions>
      <ButtonRow>
        <AnswerButtons {...dialog} />
        {booking.viewerCanComplete?.allowed && <CompleteButton bookingKey={booking} />}
        <DialogButton
          {...dialog}
          act="reportNoShow"
          label="Report a no-show"
          isOffered={booking.viewerCanReportNoShow?.allowed}
        />
        <DialogButton {...dialog} act="move" label="Move" isOffered={booking.viewerCanMove?.allowed} />
        <DialogButton
          {...dialog}
          act="propose"
          label="Propose another time"
          isOffered={booking.viewerCanPropose?.allowed}
        />
        <DialogButton
          {...dialog}
          act="cancel"
          look="danger"
          label="Cancel"
          isOffered={booking.viewerCanCancel?.allowed}
        />
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
