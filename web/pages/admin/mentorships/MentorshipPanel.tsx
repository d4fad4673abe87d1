import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { MentorshipPanel_booking$key } from '../../../__generated__/MentorshipPanel_booking.graphql.ts'
import type { MentorshipPanelQuery } from '../../../__generated__/MentorshipPanelQuery.graphql.ts'
import type { MentorshipPanel_cancel$key } from '../../../__generated__/MentorshipPanel_cancel.graphql.ts'
import type { MentorshipPanelCancelMutation } from '../../../__generated__/MentorshipPanelCancelMutation.graphql.ts'
import { NotThere } from '../../../features/admin/tables/RowPanel.tsx'
import { serverTime } from '../../../lib/clock.ts'
import { useRefresh } from '../../../relay/refresh.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Button, ButtonRow } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { emailedText, emailText } from '../../../features/admin/emailed.ts'
import { RefundDialog } from '../../../features/admin/RefundDialog.tsx'
import { policyText, refundGoes } from '../../../features/admin/refundSum.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { AdminMoveDialog } from './AdminMoveDialog.tsx'
import { AdminMovePlanDialog } from './AdminMovePlanDialog.tsx'
import { DecideNoShowDialog } from './DecideNoShowDialog.tsx'
import { MentorshipFacts, MentorshipTimeline } from './MentorshipFacts.tsx'
import { decidedText, NoShowEvidence, noShowText } from './NoShowReport.tsx'

const query = graphql`
  query MentorshipPanelQuery($id: Int!) @preloadable @raw_response_type {
    booking(id: $id) {
      menteeName
      mentorName
      ...MentorshipPanel_booking
    }
  }
`

/** A session or a package in the side panel. */
export function MentorshipPanel({ id, round }: { id: number; round: number }) {
  const { booking } = usePartQuery<MentorshipPanelQuery>(query, { id }, { round })
  const { refresh } = useRefresh<MentorshipPanelQuery>({ query, variables: { id } })
  if (!booking) return <NotThere title="Mentorship" />
  return (
    <PanelContent title={`${booking.menteeName} with ${booking.mentorName}`}>
      <Mentorship bookingKey={booking} refresh={refresh} />
    </PanelContent>
  )
}

interface MentorshipProps {
  bookingKey: MentorshipPanel_booking$key
  /** Reads the booking again. */
  refresh: () => void
}

type Opened = 'cancel' | 'move' | 'decide'

/** Everything about a session or a package, and what an administrator can do with it. */
function Mentorship({ bookingKey, refresh }: MentorshipProps) {
  const booking = useFragment(
    graphql`
      fragment MentorshipPanel_booking on Booking {
        agenda
        startsAt
        noShow {
          __typename
        }
        adminRights {
          canCancel
          cancelReason
          canMove
          moveReason
          canDecideNoShow
        }
        ...NoShowReport_booking
        ...NoShowReport_evidence
        ...MentorshipFacts_booking
        ...MentorshipFacts_timeline
        ...MentorshipPanel_cancel
        ...AdminMoveDialog_booking
        ...AdminMovePlanDialog_booking
        ...DecideNoShowDialog_booking
      }
    `,
    bookingKey,
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const { startsAt, noShow, adminRights: rights } = booking
  const isPlan = !startsAt
  const decided = decidedText(booking)
  const dialog = { bookingKey: booking, onRefused: refresh, onClose: () => setOpened(null) }
  return (
    <Whole>
      {noShow && (
        <Notice tone={decided ? 'info' : 'warn'} title={decided ? 'Decided:' : 'No-show reported.'}>
          {decided ? `${decided}.` : noShowText(booking)}
        </Notice>
      )}
      {noShow && (
        <section aria-labelledby="evidence">
          <h3 id="evidence">What both say</h3>
          <NoShowEvidence bookingKey={booking} />
        </section>
      )}
      <MentorshipFacts bookingKey={booking} />
      <section aria-labelledby="agenda">
        <h3 id="agenda">Agenda</h3>
        <Agenda>{booking.agenda || 'None given.'}</Agenda>
      </section>
      {rights && (
        <section aria-labelledby="acts">
          <h3 id="acts">Actions</h3>
          <ButtonRow>
            {rights.canDecideNoShow && (
              <Button look="primary" aria-haspopup="dialog" onClick={() => setOpened('decide')}>
                Decide on no-show
              </Button>
            )}
            {rights.canMove && (
              <Button aria-haspopup="dialog" onClick={() => setOpened('move')}>
                {isPlan ? 'Change last day' : 'Move session'}
              </Button>
            )}
            {rights.canCancel && (
              <Button look="danger" aria-haspopup="dialog" onClick={() => setOpened('cancel')}>
                Cancel {isPlan ? 'package' : 'session'}
              </Button>
            )}
          </ButtonRow>
          {!rights.canMove && rights.moveReason && (
            <Small as="p">
              {isPlan ? 'Its last day can’t be changed' : 'It can’t be moved'}: {rights.moveReason}
            </Small>
          )}
          {!rights.canCancel && rights.cancelReason && (
            <Small as="p">It can’t be cancelled: {rights.cancelReason}</Small>
          )}
        </section>
      )}
      <MentorshipTimeline bookingKey={booking} />
      {opened === 'cancel' && <AdminCancelDialog {...dialog} />}
      {opened === 'move' && (isPlan ? <AdminMovePlanDialog {...dialog} /> : <AdminMoveDialog {...dialog} />)}
      {opened === 'decide' && <DecideNoShowDialog {...dialog} />}
    </Whole>
  )
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
  }
  h3 {
    font-size: var(--t17);
  }
`

const Agenda = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`

interface AdminCancelDialogProps {
  bookingKey: MentorshipPanel_cancel$key
  /** Reads the booking again after a refusal. */
  onRefused: () => void
  onClose: () => void
}

/** Cancels a session or a package for both sides: with the refund of the rules, or another sum. */
function AdminCancelDialog({ bookingKey, onRefused, onClose }: AdminCancelDialogProps) {
  const booking = useFragment(
    graphql`
      fragment MentorshipPanel_cancel on Booking {
        databaseId
        mentorName
        menteeName
        startsAt
        adminRights {
          canCancel
          cancelReason
          refundByRule
          refundable
          isDisputed
          isKept
          returnsCall
          unusable
        }
        ...emailed_booking
      }
    `,
    bookingKey,
  )
  const { databaseId, mentorName, menteeName, startsAt, adminRights } = booking
  const [cancel] = useMutation<MentorshipPanelCancelMutation>(
    graphql`
      mutation MentorshipPanelCancelMutation($input: AdminCancelBookingInput!) @raw_response_type {
        adminCancelBooking(input: $input) {
          ... on AdminCancelBookingPayload @alias(as: "done") {
            booking {
              ...MentorshipPanel_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: emailedText(booking, 'Cancelled.'), tone: 'good' }), failed: () => null },
  )
  if (!adminRights) return null
  const { canCancel, cancelReason, refundByRule, refundable, isDisputed, isKept, returnsCall, unusable } = adminRights
  const thing = startsAt ? 'session' : 'package'
  return (
    <RefundDialog
      title={`Cancel this ${thing}`}
      description={`${menteeName} with ${mentorName}${startsAt ? `, ${formatWhenFull(new Date(startsAt))}` : ''}`}
      refundable={refundable}
      preset={refundByRule}
      presetText={policyText(refundByRule)}
      mayBeNothing
      word="cancel"
      impossible={canCancel ? null : (cancelReason ?? `This ${thing} can’t be cancelled.`)}
      consequences={(paise) => [
        emailText(booking, 'that it is cancelled, with your reason'),
        refundGoes(paise, `the account that ${menteeName} paid from`, isDisputed),
        ...(returnsCall ? ['The session returns to the package.'] : []),
        ...(unusable ? [unusable] : []),
        ...(!startsAt ? ['The chat and the upcoming sessions end with the package.'] : []),
        ...(startsAt && new Date(startsAt) > serverTime() ? ['Its slot is released.'] : []),
      ]}
      confirmLabel={(paise) => (paise > 0 ? `Cancel and refund ${formatRupees(paise)}` : `Cancel ${thing}`)}
      keep={`Keep ${thing}`}
      unsure={`We don’t know whether the ${thing} was cancelled. It is safe to try again.`}
      onClose={onClose}
      run={async (decision) => {
        const { refused } = await cancel({
          input: { bookingId: databaseId, expectedStartsAt: startsAt, expectedKept: isKept, ...decision },
        })
        if (refused) onRefused()
        return refused
      }}
    />
  )
}
