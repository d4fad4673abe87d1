import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Empty state. */
export function NoNotifications() {
  return (
    <EmptyState title="No notifications" actions={<ButtonLink to="/find-mentors">Find Mentors</ButtonLink>}>
      Replies to your requests and updates on your sessions and payments appear here.
    </EmptyState>
  )
}
