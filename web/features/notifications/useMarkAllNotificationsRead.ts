import { graphql } from 'react-relay'
import type { useMarkAllNotificationsReadMutation } from '../../__generated__/useMarkAllNotificationsReadMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { markReadUpTo } from './notificationStore.ts'

/** `[markAll, isMarking]`: marks all read up to the numeric id of the newest one on screen. Never rejects. */
export function useMarkAllNotificationsRead(): [markAll: (upTo: number) => void, isMarking: boolean] {
  const [run, isMarking] = useMutation<useMarkAllNotificationsReadMutation>(
    graphql`
      mutation useMarkAllNotificationsReadMutation($input: MarkAllNotificationsReadInput!) @raw_response_type {
        markAllNotificationsRead(input: $input) {
          ... on MarkAllNotificationsReadPayload @alias(as: "done") {
            upTo
            viewer {
              unreadNotifications
              ...BellList_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      // The response does not list the marked ones, which may be thousands.
      updater(store, data) {
        const viewer = store.getRootField('markAllNotificationsRead')?.getLinkedRecord('viewer')
        const done = data?.markAllNotificationsRead.done
        if (viewer && done) markReadUpTo(viewer, done.upTo)
      },
    },
  )
  return [(upTo) => void run({ input: { upTo } }), isMarking]
}
