import { Button } from '../../ui/Button.tsx'
import { useMarkAllNotificationsRead } from './useMarkAllNotificationsRead.ts'

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
