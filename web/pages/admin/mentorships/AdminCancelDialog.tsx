import { graphql, useFragment } from 'react-relay'
import { formatRupees, formatWhenFull } from '../../../../api/rules/text/format.ts'
import type { AdminCancelDialog_booking$key } from '../../../__generated__/AdminCancelDialog_booking.graphql.ts'
import type { AdminCancelDialogMutation } from '../../../__generated__/AdminCancelDialogMutation.graphql.ts'
import { RefundDialog } from '../../../features/admin/RefundDialog.tsx'
import { policyText, refundGoes } from '../../../features/admin/refundSum.ts'
import { useMutation } from '../../../relay/useMutation.ts'

interface AdminCancelDialogProps {
  bookingKey: AdminCancelDialog_booking$key
  /** Reads the booking again after a refusal. */
  onRefused: () => void
  onClose: () => void
}

/** Cancels a session or a package for both sides: with the refund of the rules, or another sum. */
export function AdminCancelDialog({ bookingKey, onRefused, onClose }: AdminCancelDialogProps) {
  const { databaseId, mentorName, menteeName, startsAt, adminRights } = useFragment(
    graphql`
      fragment AdminCancelDialog_booking on Booking {
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
      }
    `,
    bookingKey,
  )
  const [cancel] = useMutation<AdminCancelDialogMutation>(
    graphql`
      mutation AdminCancelDialogMutation($input: AdminCancelBookingInput!) @raw_response_type {
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
    { done: () => ({ title: 'Cancelled. We’ve emailed both sides.', tone: 'good' }), failed: () => null },
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
        `We email ${menteeName} and ${mentorName} that it is cancelled, with your reason.`,
        refundGoes(paise, `the account that ${menteeName} paid from`, isDisputed),
        ...(returnsCall ? ['The session returns to the package.'] : []),
        ...(unusable ? [unusable] : []),
        startsAt ? 'Its slot opens for others.' : 'The chat and the upcoming sessions end with the package.',
      ]}
      confirmLabel={(paise) => (paise > 0 ? `Cancel and refund ${formatRupees(paise)}` : `Cancel ${thing}`)}
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
