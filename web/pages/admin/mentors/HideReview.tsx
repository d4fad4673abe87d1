import { graphql } from 'react-relay'
import type { HideReviewMutation } from '../../../__generated__/HideReviewMutation.graphql.ts'
import type { HideReviewRestoreMutation } from '../../../__generated__/HideReviewRestoreMutation.graphql.ts'
import { REASON_HINT, REASON_MINIMUM, ReasonDialog } from '../../../features/admin/ReasonDialog.tsx'
import { useMutation } from '../../../relay/useMutation.ts'

interface HideReviewProps {
  /** Numeric id of the review. */
  id: number
  /** Who wrote about whom: `Ravi about Asha Rao`. */
  names: string
  /** Whether it is hidden now: then it is shown again. */
  isHidden: boolean
  onClose: () => void
  onDone: () => void
}

/** Hides a review, or shows it again, with a reason for both sides. */
export function HideReview({ id, names, isHidden, onClose, onDone }: HideReviewProps) {
  const [hide] = useMutation<HideReviewMutation>(
    graphql`
      mutation HideReviewMutation($input: HideReviewInput!) @raw_response_type {
        hideReview(input: $input) {
          ... on HideReviewPayload @alias(as: "done") {
            review {
              hiddenReason
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { showsRefusals: true },
  )
  const [restore] = useMutation<HideReviewRestoreMutation>(
    graphql`
      mutation HideReviewRestoreMutation($input: HideReviewInput!) @raw_response_type {
        restoreReview(input: $input) {
          ... on RestoreReviewPayload @alias(as: "done") {
            review {
              hiddenReason
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
      title={isHidden ? 'Show this review again?' : 'Hide this review?'}
      description={names}
      label="Reason"
      hint={REASON_HINT}
      minimum={REASON_MINIMUM}
      confirm={isHidden ? 'Show review' : 'Hide review'}
      look={isHidden ? 'primary' : 'danger'}
      onClose={onClose}
      run={async (reason) => {
        const variables = { input: { reviewId: id, reason } }
        const { refused } = isHidden ? await restore(variables) : await hide(variables)
        if (!refused) onDone()
        return refused
      }}
    >
      <p>
        {isHidden
          ? 'Everybody sees it again, and it counts towards the rating.'
          : 'Only the mentor, the mentee and administrators see it then, and it does not count towards the rating. Its reports are resolved.'}
      </p>
    </ReasonDialog>
  )
}
