import { graphql } from 'react-relay'
import type { MarkAllAsReadMutation } from '../../__generated__/MarkAllAsReadMutation.graphql.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { markReadUpTo } from './notificationStore.ts'

interface MarkAllAsReadProps {
  /** Numeric id of the newest one on screen: what arrives meanwhile stays unread. */
  upTo: number
  /** How many are unread; with none it does nothing, but keeps its place and the focus. */
  unread: number
  look?: 'plain'
}

/** Marks all notifications read. */
export function MarkAllAsRead({ upTo, unread, look }: MarkAllAsReadProps) {
  const [markAll, isMarking] = useMarkAllNotificationsRead()
  return (
    <Button
      {...(look && { look })}
      size="small"
      busy={isMarking}
      aria-disabled={unread === 0 || undefined}
      onClick={() => unread > 0 && markAll(upTo)}
    >
      Mark all as read
    </Button>
  )
}

/** `[markAll, isMarking]`: marks all read up to the numeric id of the newest one on screen. Never rejects. */
function useMarkAllNotificationsRead(): [markAll: (upTo: number) => void, isMarking: boolean] {
  const [run, isMarking] = useMutation<MarkAllAsReadMutation>(
    graphql`
      mutation MarkAllAsReadMutation($input: MarkAllNotificationsReadInput!) @raw_response_type {
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
