import { graphql } from 'react-relay'
import type { useMarkNotificationReadMutation } from '../../__generated__/useMarkNotificationReadMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'

/** Marks one read, by its numeric id; one that was deleted meanwhile needs no more. Never rejects. */
export function useMarkNotificationRead(): (notificationId: number) => void {
  const [run] = useMutation<useMarkNotificationReadMutation>(graphql`
    mutation useMarkNotificationReadMutation($input: MarkNotificationReadInput!) @raw_response_type {
      markNotificationRead(input: $input) {
        ... on MarkNotificationReadPayload @alias(as: "done") {
          notification {
            isRead
          }
          viewer {
            unreadNotifications
          }
        }
        ...refusal_error @alias(as: "refused")
      }
    }
  `)
  return (notificationId) => void run({ input: { notificationId } })
}
