import { graphql } from 'react-relay'
import type { useMarkAllNotificationsReadMutation } from '../../__generated__/useMarkAllNotificationsReadMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { markReadUpTo } from './notificationStore.ts'

/** `[markAll, isMarking]`: marks all read up to the numeric id of the newest one on screen; a failure has been told. */
export function useMarkAllNotificationsRead(): [markAll: (upTo: number) => void, isMarking: boolean] {
  const [run, isMarking] = useMutation<useMarkAllNotificationsReadMutation>(graphql`
    mutation useMarkAllNotificationsReadMutation($input: MarkAllNotificationsReadInput!) {
      markAllNotificationsRead(input: $input) {
        __typename
        ... on MarkAllNotificationsReadPayload {
          upTo
          viewer {
            unreadNotifications
            ...BellList_viewer
          }
        }
      }
    }
  `)
  function markAll(upTo: number): void {
    run(
      { input: { upTo } },
      {
        // The answer doesn't list what it marked: that may be thousands.
        updater(store, data) {
          const viewer = store.getRootField('markAllNotificationsRead')?.getLinkedRecord('viewer')
          const result = data?.markAllNotificationsRead
          if (viewer && result?.__typename === 'MarkAllNotificationsReadPayload') markReadUpTo(viewer, result.upTo)
        },
      },
    ).catch(() => undefined)
  }
  return [markAll, isMarking]
}
