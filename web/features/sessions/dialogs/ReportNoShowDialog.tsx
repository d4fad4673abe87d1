import { useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReportNoShowDialog_booking$key } from '../../../__generated__/ReportNoShowDialog_booking.graphql.ts'
import type {
  ReportNoShowDialogMutation,
  ReportNoShowInput,
} from '../../../__generated__/ReportNoShowDialogMutation.graphql.ts'
import { readAgain } from '../../../relay/live.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { FocusedNotice } from '../../../ui/feedback/FocusedNotice.tsx'
import type { SessionSide } from '../card/SessionPerson.tsx'
import { SESSIONS } from '../sessionChanges.ts'
import { isTooLong, StatementField, useStatement } from './StatementField.tsx'

interface ReportNoShowDialogProps {
  bookingKey: ReportNoShowDialog_booking$key
  side: SessionSide
  /** When each side pressed Join: from the card, which has read it. */
  record: ReactNode
  onClose: () => void
}

/** Asks for confirmation before a no-show is reported, and says what follows from it. */
export function ReportNoShowDialog({ bookingKey, side, record, onClose }: ReportNoShowDialogProps) {
  const booking = useFragment(
    graphql`
      fragment ReportNoShowDialog_booking on Booking {
        databaseId
        mentorName
        menteeName
        viewerCanReportNoShow {
          reason
        }
      }
    `,
    bookingKey,
  )
  const { databaseId, mentorName, menteeName } = booking
  const other = side === 'mentor' ? menteeName : mentorName
  const [statement, setStatement] = useStatement(databaseId)
  const [isUnknown, setUnknown] = useState(false)
  const [report, isReporting] = useReportNoShow(other)
  async function confirm(): Promise<void> {
    if (isTooLong(statement)) return
    setUnknown(false)
    if (await report({ bookingId: databaseId, statement })) onClose()
    else setUnknown(true)
  }
  return (
    <Dialog
      open
      onOpenChange={() => isReporting || onClose()}
      title={`Didn’t ${other} come?`}
      description={`We’ll ask ${other} what happened.`}
      footer={
        <>
          <Button onClick={onClose} disabled={isReporting}>
            Cancel
          </Button>
          <Button look="danger" busy={isReporting} onClick={() => void confirm()}>
            Report a no-show
          </Button>
        </>
      }
    >
      {isUnknown && (
        <FocusedNotice tone="warn" role="alert">
          We don’t know whether your report arrived. It is safe to try again.
        </FocusedNotice>
      )}
      <ul>
        {booking.viewerCanReportNoShow && <li>{booking.viewerCanReportNoShow.reason}</li>}
        <li>If {other} disagrees, an administrator will look at it and write to both of you.</li>
        <li>Until then, nothing changes. A report can’t be taken back here.</li>
      </ul>
      {record}
      <StatementField value={statement} onChange={setStatement} other={other} />
    </Dialog>
  )
}

/**
 * Reports that the other side did not come: `[report, isReporting]`; `report` resolves to whether it is over, which it is
 * not without an answer. Never rejects.
 */
function useReportNoShow(
  other: string,
): [report: (input: ReportNoShowInput) => Promise<boolean>, isReporting: boolean] {
  const [run, isRunning] = useMutation<ReportNoShowDialogMutation>(
    graphql`
      mutation ReportNoShowDialogMutation($input: ReportNoShowInput!) @raw_response_type {
        reportNoShow(input: $input) {
          ... on ReportNoShowPayload @alias(as: "done") {
            booking {
              ...SessionDays_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'No-show reported', description: `We’ve asked ${other} what happened.`, tone: 'good' }),
      failed: ({ failure, message }) => (failure ? null : { title: 'Not reported', description: message }),
    },
  )
  async function report(input: ReportNoShowInput): Promise<boolean> {
    const { done, refused } = await run({ input })
    readAgain(SESSIONS)
    // A refusal is final; a lost connection is worth another try.
    return done !== null || !refused.failure
  }
  return [report, isRunning]
}
