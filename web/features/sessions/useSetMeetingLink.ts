import { graphql } from 'react-relay'
import type { useSetMeetingLinkMutation } from '../../__generated__/useSetMeetingLinkMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Keeps where a session is held, and says so: `[run, isRunning]`. The form shows what is wrong with the link. */
export function useSetMeetingLink() {
  return useMutation<useSetMeetingLinkMutation>(
    graphql`
      mutation useSetMeetingLinkMutation($input: SetMeetingLinkInput!) @raw_response_type {
        setMeetingLink(input: $input) {
          ... on SetMeetingLinkPayload @alias(as: "done") {
            booking {
              menteeName
              ...MeetingLinkForm_booking
              ...AddToCalendar_booking
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
}
