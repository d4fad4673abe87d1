import { graphql } from 'react-relay'
import type { useRenewCalendarFeedMutation } from '../../__generated__/useRenewCalendarFeedMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/mayHaveWorked.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Makes a calendar address in place of the one before: `[renew, isRenewing]`; the payload has it, this once. Never rejects. */
export function useRenewCalendarFeed() {
  return useMutation<useRenewCalendarFeedMutation>(
    graphql`
      mutation useRenewCalendarFeedMutation @raw_response_type {
        renewCalendarFeed {
          ... on RenewCalendarFeedPayload @alias(as: "done") {
            address
            viewer {
              ...CalendarFeed_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: mayHaveWorked('No new link') },
  )
}
