import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Nothing was told yet, or all of it was deleted. */
export function NoNotifications() {
  return (
    <EmptyState title="No notifications" actions={<ButtonLink to="/find-mentors">Find Mentors</ButtonLink>}>
      Replies to your requests and updates on your sessions and payments appear here.
    </EmptyState>
  )
}
