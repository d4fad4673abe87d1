import { graphql } from 'react-relay'
import type { useMarkNotificationReadMutation } from '../../__generated__/useMarkNotificationReadMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Marks one read, by its numeric id; a failure has been told. */
export function useMarkNotificationRead(): (notificationId: number) => void {
  const [run] = useMutation<useMarkNotificationReadMutation>(graphql`
    mutation useMarkNotificationReadMutation($input: MarkNotificationReadInput!) {
      markNotificationRead(input: $input) {
        __typename
        ... on MarkNotificationReadPayload {
          notification {
            isRead
          }
          viewer {
            unreadNotifications
          }
        }
      }
    }
  `)
  // One that was deleted meanwhile needs no more.
  return (notificationId) => void run({ input: { notificationId } }).catch(() => undefined)
}
