import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { REVIEW_REPORT_REASONS, type ReviewReportReason } from '../../../../api/rules/people/reviewChoices.ts'
import type { ReviewGroup_queue$data, ReviewGroup_queue$key } from '../../../__generated__/ReviewGroup_queue.graphql.ts'
import type { ReviewGroupKeepMutation } from '../../../__generated__/ReviewGroupKeepMutation.graphql.ts'
import { ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { useMutation } from '../../../relay/useMutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { HideReview } from '../mentors/HideReview.tsx'
import { useQueue } from './queue.ts'
import { QueueGroup, QueueRow, Since } from './QueueGroup.tsx'

/** Reviews that a member has reported. */
export function ReviewGroup({ queueKey }: { queueKey: ReviewGroup_queue$key }) {
  const { reviewReports } = useFragment(
    graphql`
      fragment ReviewGroup_queue on WorkQueue {
        reviewReports(first: $reviewReports) {
          total
          rows {
            databaseId
            createdAt
            reason
            details
            reporterIsMentor
            mentor {
              databaseId
              name
            }
            review {
              databaseId
              stars
              body
              answer
              authorName
            }
          }
        }
      }
    `,
    queueKey,
  )
  return (
    <QueueGroup
      kind="reviewReports"
      title="Reported reviews"
      rows={reviewReports?.rows}
      total={reviewReports?.total}
      rowId={({ databaseId }) => `review-report:${databaseId}`}
      all="reviewReports"
    >
      {(report, row) => <ReviewRow key={row} row={row} report={report} />}
    </QueueGroup>
  )
}

type Report = NonNullable<ReviewGroup_queue$data['reviewReports']>['rows'][number]

function ReviewRow({ row, report }: { row: string; report: Report }) {
  const { acted } = useQueue()
  const [open, setOpen] = useState<'hide' | 'keep' | null>(null)
  const { createdAt, reason, details, reporterIsMentor, mentor, review } = report
  const names = `${review.authorName} about ${mentor.name}`
  const words = [review.body && `“${review.body}”`, review.answer && `Answer: “${review.answer}”`].filter(Boolean)
  const why = REVIEW_REPORT_REASONS[reason.toLowerCase() as ReviewReportReason]
  const close = () => setOpen(null)
  return (
    <QueueRow
      id={row}
      who={`${names}, ${review.stars} of 5`}
      sub={words.join(' ') || 'Stars alone.'}
      why={`${why}, says ${reporterIsMentor ? 'the mentor' : 'a member'}. ${details ? `“${details}”` : 'No details given.'}`}
      when={<Since label="Reported" at={createdAt} />}
    >
      <ButtonLink size="small" to={`/admin?tab=mentors&open=${mentor.databaseId}`} aria-label={`See: ${mentor.name}`}>
        See mentor
      </ButtonLink>
      <Button size="small" aria-label={`Keep: ${names}`} onClick={() => setOpen('keep')}>
        Keep
      </Button>
      <Button look="danger" size="small" aria-label={`Hide: ${names}`} onClick={() => setOpen('hide')}>
        Hide
      </Button>
      {open === 'hide' && (
        <HideReview
          id={review.databaseId}
          names={names}
          isHidden={false}
          onClose={close}
          onDone={() => acted(row, `The review by ${names} is hidden.`)}
        />
      )}
      {open === 'keep' && (
        <KeepReview
          id={report.databaseId}
          names={names}
          onClose={close}
          onDone={() => acted(row, `The review by ${names} stays.`)}
        />
      )}
    </QueueRow>
  )
}

interface KeepReviewProps {
  id: number
  names: string
  onClose: () => void
  onDone: () => void
}

/** Asks what came of a report of a review that stays. */
function KeepReview({ id, names, onClose, onDone }: KeepReviewProps) {
  const [keep] = useMutation<ReviewGroupKeepMutation>(
    graphql`
      mutation ReviewGroupKeepMutation($input: ResolveReviewReportInput!) @raw_response_type {
        resolveReviewReport(input: $input) {
          ... on ResolveReviewReportPayload @alias(as: "done") {
            report {
              resolvedAt
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { showsRefusals: true },
  )
  return (
    <ReasonDialog
      title="Keep this review?"
      description={names}
      label="Why it stays"
      hint="Only administrators can read it."
      confirm="Keep review"
      onClose={onClose}
      run={async (note) => {
        const { refused } = await keep({ input: { reportId: id, note } })
        if (!refused) onDone()
        return refused
      }}
    >
      <p>The review stays as it is. The report is resolved, and we don’t tell anybody.</p>
    </ReasonDialog>
  )
}
