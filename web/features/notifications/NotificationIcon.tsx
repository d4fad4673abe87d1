import {
  Bell,
  CalendarCheck,
  GraduationCap,
  IndianRupee,
  MessageSquareText,
  UserCheck,
  UserX,
  type LucideIcon,
} from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type {
  NotificationIcon_notification$key,
  NotificationIcon_notification$data,
} from '../../__generated__/NotificationIcon_notification.graphql.ts'

/** Icon of the type; blue while unread. */
export function NotificationIcon({ notificationKey }: { notificationKey: NotificationIcon_notification$key }) {
  const { type, isRead } = useFragment(
    graphql`
      fragment NotificationIcon_notification on Notification {
        type
        isRead
      }
    `,
    notificationKey,
  )
  const Icon = notificationIcon(type)
  return (
    <NotificationSign $isNew={!isRead}>
      <Icon size={20} aria-hidden="true" />
    </NotificationSign>
  )
}

/** The place of an icon; blue while it is new. */
export const NotificationSign = styled.span<{ $isNew: boolean }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border-radius: var(--r-control);
  background: ${({ $isNew }) => ($isNew ? 'var(--blueprint-wash)' : 'var(--sunken)')};
  color: ${({ $isNew }) => ($isNew ? 'var(--blueprint)' : 'var(--muted)')};
`

type Type = NotificationIcon_notification$data['type']

const icons: Partial<Record<Type, LucideIcon>> = {
  BOOKING: CalendarCheck,
  PAYMENT: IndianRupee,
  WORKSHOP: GraduationCap,
  MENTORSHIP_REQUEST: MessageSquareText,
  REQUEST_APPROVED: UserCheck,
  REQUEST_REJECTED: UserX,
}

/** Icon of a type; a bell for general and unknown types. */
function notificationIcon(type: Type): LucideIcon {
  return icons[type] ?? Bell
}

/** Label of a type; requests count as General, as specified. */
export function typeLabel(type: Type): string {
  if (type === 'BOOKING') return 'Booking'
  if (type === 'PAYMENT') return 'Payment'
  return type === 'WORKSHOP' ? 'Workshop' : 'General'
}
