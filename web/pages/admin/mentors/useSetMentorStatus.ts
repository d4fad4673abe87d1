import { graphql } from 'react-relay'
import { TEAM_MOVE_HOURS } from '../../../../api/rules/money/teamMoves.ts'
import type { useSetMentorStatusMutation } from '../../../__generated__/useSetMentorStatusMutation.graphql.ts'
import { useMutation } from '../../../relay/useMutation.ts'
import type { MentorStatus } from './statusNames.ts'

const DONE: Readonly<Record<string, string>> = {
  ACCEPTED: 'They are listed and got an email.',
  REJECTED: 'They are not listed and got an email.',
  PENDING_REVIEW: 'They are not listed. No email was sent.',
} satisfies Record<MentorStatus, string>

/** Somebody else has decided meanwhile; what they decided is in the store. */
export const DECIDED = 'MentorDecidedError'

/** What follows when a mentor who had left takes part again. */
export const BACK_EFFECT = `If mentees still have bookings with them, we email those mentees: for ${TEAM_MOVE_HOURS} hours they can cancel and get back what is left of their payments.`

/** Sets a mentor's status; the server emails them when they are accepted or rejected. */
export function useSetMentorStatus() {
  return useMutation<useSetMentorStatusMutation>(
    graphql`
      mutation useSetMentorStatusMutation($input: SetMentorStatusInput!) @raw_response_type {
        setMentorStatus(input: $input) {
          ... on SetMentorStatusPayload @alias(as: "done") {
            mentor {
              ...MentorStatus_select
              ...MentorStatus_buttons
            }
          }
          ... on MentorDecidedError {
            mentor {
              ...MentorStatus_select
              ...MentorStatus_buttons
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      failed: ({ message }) => ({ title: 'Error', description: message }),
      fallback: 'Failed to update mentor status.',
      done: (_payload, { input: { from, status } }) => ({
        title: 'Status Updated',
        // Both other statuses send an email.
        description: DONE[from === 'ACCEPTED' ? 'REJECTED' : status] ?? '',
        tone: 'good',
      }),
    },
  )
}
