import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { useDeleteNotification_notification$key } from '../../__generated__/useDeleteNotification_notification.graphql.ts'
import type { useDeleteNotificationMutation } from '../../__generated__/useDeleteNotificationMutation.graphql.ts'
import { undoable } from '../../relay/undoable.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { hideNotification, removeNotification } from '../../features/notifications/notificationStore.ts'

/** Removes a notification from the screen, and from the server when the time to undo is over. */
export function useDeleteNotification(notificationKey: useDeleteNotification_notification$key): () => void {
  const environment = useRelayEnvironment()
  const { id, databaseId } = useFragment(
    graphql`
      fragment useDeleteNotification_notification on Notification {
        id
        databaseId
      }
    `,
    notificationKey,
  )
  const [run] = useMutation<useDeleteNotificationMutation>(
    graphql`
      mutation useDeleteNotificationMutation($input: DeleteNotificationInput!) @raw_response_type {
        deleteNotification(input: $input) {
          ... on DeleteNotificationPayload @alias(as: "done") {
            viewer {
              ...Bell_viewer
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
      failed: ({ type, message }) =>
        type === 'NotFoundError' ? null : { title: 'Notification not deleted', description: message },
      updater(store, data) {
        const { done, gone } = data?.deleteNotification ?? {}
        const viewer = store.getRoot().getLinkedRecord('viewer')
        if (!viewer || (!done && !gone)) return
        removeNotification(viewer, id)
        store.delete(id)
      },
    },
  )
  return () =>
    undoable(environment, {
      preview: (store) => hideNotification(store, id),
      message: { title: 'Notification deleted', description: 'The notification has been removed.' },
      together: { kind: 'deleted notifications', message: (count) => ({ title: `${count} notifications deleted` }) },
      send: () => run({ input: { notificationId: databaseId } }),
    })
}
