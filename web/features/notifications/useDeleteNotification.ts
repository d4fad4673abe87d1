import { graphql } from 'react-relay'
import type { useDeleteNotificationMutation } from '../../__generated__/useDeleteNotificationMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { useToast } from '../../ui/useToast.ts'
import { removeNotification } from './notificationStore.ts'

/** A notification, by both its ids. */
interface Deletable {
  readonly id: string
  readonly databaseId: number
}

/** `[remove, isRemoving]`: `remove` resolves to true when it is gone; a failure has been told. */
export function useDeleteNotification(): [remove: (notification: Deletable) => Promise<boolean>, isRemoving: boolean] {
  const { toast } = useToast()
  const [run, isRemoving] = useMutation<useDeleteNotificationMutation>(graphql`
    mutation useDeleteNotificationMutation($input: DeleteNotificationInput!) {
      deleteNotification(input: $input) {
        __typename
        ... on DeleteNotificationPayload {
          viewer {
            unreadNotifications
            ...BellList_viewer
          }
        }
      }
    }
  `)
  async function remove({ id, databaseId }: Deletable): Promise<boolean> {
    try {
      await run(
        { input: { notificationId: databaseId } },
        {
          // Another tab may have been first; off this screen it goes all the same. The result then names no viewer.
          updater(store) {
            const viewer =
              store.getRootField('deleteNotification')?.getLinkedRecord('viewer') ??
              store.getRoot().getLinkedRecord('viewer')
            if (viewer) removeNotification(viewer, id)
          },
        },
      )
    } catch {
      return false
    }
    toast({ title: 'Notification deleted', description: 'The notification has been removed.' })
    return true
  }
  return [remove, isRemoving]
}
