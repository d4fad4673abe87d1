import type { UserType } from '../../__generated__/NotificationList_query.graphql.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Empty state, from the side of who reads it. */
export function NoNotifications({ kind }: { kind: UserType }) {
  const isMentor = kind === 'MENTOR'
  return (
    <EmptyState
      title="No notifications"
      actions={
        isMentor ? (
          <ButtonLink to="/mentor-dashboard">Mentor Dashboard</ButtonLink>
        ) : (
          <ButtonLink to="/find-mentors">Find Mentors</ButtonLink>
        )
      }
    >
      {isMentor
        ? 'New requests and bookings, and updates on your sessions and workshops appear here.'
        : 'Replies to your requests and updates on your sessions and payments appear here.'}
    </EmptyState>
  )
}
