import { graphql, useFragment } from 'react-relay'
import type { useDeleteNotification_notification$key } from '../../__generated__/useDeleteNotification_notification.graphql.ts'
import type { useDeleteNotificationMutation } from '../../__generated__/useDeleteNotificationMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { removeNotification } from './notificationStore.ts'

/**
 * `[remove, isRemoving]`: `remove` resolves to whether it is gone, which is so too when another tab was first. What the
 * server refuses stays on screen, and a toast says so. Never rejects.
 */
export function useDeleteNotification(
  notificationKey: useDeleteNotification_notification$key,
): [remove: () => Promise<boolean>, isRemoving: boolean] {
  const { id, databaseId } = useFragment(
    graphql`
      fragment useDeleteNotification_notification on Notification {
        id
        databaseId
      }
    `,
    notificationKey,
  )
  const [run, isRemoving] = useMutation<useDeleteNotificationMutation>(
    graphql`
      mutation useDeleteNotificationMutation($input: DeleteNotificationInput!) @raw_response_type {
        deleteNotification(input: $input) {
          ... on DeleteNotificationPayload @alias(as: "done") {
            viewer {
              unreadNotifications
              ...BellList_viewer
            }
          }
          ... on NotFoundError @alias(as: "gone") {
            __typename
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    {
      done: () => ({ title: 'Notification deleted', description: 'The notification has been removed.' }),
      failed: ({ type, message }) =>
        type === 'NotFoundError' ? null : { title: 'Notification not deleted', description: message },
      updater(store, data) {
        const { done, gone } = data?.deleteNotification ?? {}
        const viewer = store.getRoot().getLinkedRecord('viewer')
        if (viewer && (done || gone)) removeNotification(viewer, id)
      },
    },
  )
  async function remove(): Promise<boolean> {
    const { refused } = await run({ input: { notificationId: databaseId } })
    return !refused || refused.type === 'NotFoundError'
  }
  return [remove, isRemoving]
}
