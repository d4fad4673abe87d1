import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { TEAM_MOVE_HOURS } from '../../../../api/rules/money/teamMoves.ts'
import { formatPastDay } from '../../../../api/rules/text/format.ts'
import { addDays, isIstDate } from '../../../../api/rules/time/time.ts'
import type { AdminMovePlanDialog_booking$key } from '../../../__generated__/AdminMovePlanDialog_booking.graphql.ts'
import type { AdminMovePlanDialogMutation } from '../../../__generated__/AdminMovePlanDialogMutation.graphql.ts'
import { REASON_HINT, REASON_MINIMUM, ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { getsBack } from '../../../features/admin/refundSum.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { Input } from '../../../ui/form/Input.tsx'

interface AdminMovePlanDialogProps {
  bookingKey: AdminMovePlanDialog_booking$key
  /** Reads the package again after a refusal. */
  onRefused: () => void
  onClose: () => void
}

const UNSURE = 'We don’t know whether the last day was changed. It is safe to try again.'

/** Gives a package another last day, for both sides. */
export function AdminMovePlanDialog({ bookingKey, onRefused, onClose }: AdminMovePlanDialogProps) {
  const { databaseId, mentorName, menteeName, endDate, plan, adminRights } = useFragment(
    graphql`
      fragment AdminMovePlanDialog_booking on Booking {
        databaseId
        mentorName
        menteeName
        endDate
        plan {
          endDate
        }
        adminRights {
          refundable
          isDisputed
          canMove
          moveReason
        }
      }
    `,
    bookingKey,
  )
  const [move] = useMutation<AdminMovePlanDialogMutation>(
    graphql`
      mutation AdminMovePlanDialogMutation($input: AdminMovePlanInput!) @raw_response_type {
        adminMovePlan(input: $input) {
          ... on AdminMovePlanPayload @alias(as: "done") {
            booking {
              ...MentorshipPanel_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Last day changed. We’ve emailed both sides.', tone: 'good' }), failed: () => null },
  )
  const end = plan?.endDate ?? endDate
  const last = end ? planLastDay(end) : ''
  const [day, setDay] = useState(last)
  const [issue, setIssue] = useState<string | null>(null)
  return (
    <ReasonDialog
      title="Change the last day of this package"
      description={`${menteeName} with ${mentorName}${last && `, now until ${formatPastDay(last)}`}`}
      impossible={adminRights?.canMove ? null : (adminRights?.moveReason ?? 'This package can’t be changed.')}
      label="Reason"
      hint={REASON_HINT}
      minimum={REASON_MINIMUM}
      confirm="Change last day"
      keep="Keep last day"
      onClose={onClose}
      check={() => {
        const wrong = !isIstDate(day) ? 'Enter a day' : day === last ? 'Enter another day than now' : null
        setIssue(wrong)
        return wrong === null
      }}
      run={async (reason) => {
        const { refused } = await move({
          input: { bookingId: databaseId, endDate: addDays(day, 1), expectedEndDate: end, reason },
        })
        if (!refused) return null
        onRefused()
        return refused.failure ? { ...refused, message: UNSURE } : refused
      }}
    >
      <Field
        label="Last day"
        note="IST"
        required
        hint="Chat and sessions end after this day. If sessions are booked for later, move them first."
        error={issue ?? undefined}
      >
        <Input
          type="date"
          value={day}
          onChange={({ target }) => {
            setDay(target.value)
            setIssue(null)
          }}
        />
      </Field>
      <p>
        We email {menteeName} and {mentorName} the new day and your reason. The price stays as paid.
      </p>
      {day !== '' && day < last && (adminRights?.refundable ?? 0) > 0 && (
        <p>{`As the last day is earlier, for at least ${TEAM_MOVE_HOURS} hours ${menteeName} can cancel it and ${getsBack(adminRights?.refundable ?? 0, adminRights?.isDisputed === true)}, unless one of its sessions was used.`}</p>
      )}
    </ReasonDialog>
  )
}
