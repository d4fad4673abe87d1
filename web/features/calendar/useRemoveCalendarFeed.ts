import { graphql } from 'react-relay'
import type { useRemoveCalendarFeedMutation } from '../../__generated__/useRemoveCalendarFeedMutation.graphql.ts'
import { mayHaveWorked } from '../../relay/mayHaveWorked.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Stops the calendar address: `[remove, isRemoving]`. Never rejects. */
export function useRemoveCalendarFeed() {
  return useMutation<useRemoveCalendarFeedMutation>(
    graphql`
      mutation useRemoveCalendarFeedMutation @raw_response_type {
        removeCalendarFeed {
          ... on RemoveCalendarFeedPayload @alias(as: "done") {
            viewer {
              ...CalendarFeed_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { done: () => ({ title: 'Calendar link removed', tone: 'good' }), failed: mayHaveWorked('Not removed') },
  )
}
