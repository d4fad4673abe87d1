import { graphql } from 'react-relay'
import type {
  SetMeetingLinkInput,
  useSetMeetingLinkMutation,
} from '../../../__generated__/useSetMeetingLinkMutation.graphql.ts'
import type { FormIssue } from '../../../lib/formIssues.ts'
import { useMutation } from '../../../relay/useMutation.ts'

/** Keeps where a session is held, and says so. Resolves to what is wrong with the link. Never rejects. */
export function useSetMeetingLink(): (input: SetMeetingLinkInput) => Promise<readonly FormIssue[]> {
  const [run] = useMutation<useSetMeetingLinkMutation>(
    graphql`
      mutation useSetMeetingLinkMutation($input: SetMeetingLinkInput!) @raw_response_type {
        setMeetingLink(input: $input) {
          ... on SetMeetingLinkPayload @alias(as: "done") {
            booking {
              menteeName
              ...Confirmation_booking
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: ({ booking }) => ({
        title: 'Meeting link saved',
        description: `We have emailed it to ${booking.menteeName}.`,
        tone: 'good',
      }),
      showsRefusals: true,
    },
  )
  return async (input) => (await run({ input })).refused?.issues ?? []
}
