import { graphql } from 'react-relay'
import { forCount } from '../../../../api/rules/text/counts.ts'
import type { useSaveDaysOffMutation } from '../../../__generated__/useSaveDaysOffMutation.graphql.ts'
import { mayHaveWorked } from '../../../relay/refusal.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Adds days off, or changes those with the id. */
export function useSaveDaysOff() {
  return useMutation<useSaveDaysOffMutation>(
    graphql`
      mutation useSaveDaysOffMutation($input: SaveDaysOffInput!) @raw_response_type {
        saveDaysOff(input: $input) {
          ... on SaveDaysOffPayload @alias(as: "done") {
            sessions {
              id
            }
            mentor {
              ...DaysOff_mentor
              ...SlotPreview_mentor
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      showsRefusals: true,
      failed: mayHaveWorked('Days off not saved'),
      done: ({ sessions }) => ({
        title: 'Days off saved',
        tone: 'good',
        description: ['Students see no slots on these days.', staysText(sessions.length)].join(' ').trim(),
      }),
    },
  )
}

function staysText(sessions: number): string {
  if (sessions === 0) return ''
  return forCount(sessions, 'The session booked there stays.', (n) => `The ${n} sessions booked there stay.`)
}
