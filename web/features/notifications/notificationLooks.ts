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
import type { NotificationIcon_notification$data } from '../../__generated__/NotificationIcon_notification.graphql.ts'

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
export function notificationIcon(type: Type): LucideIcon {
  return icons[type] ?? Bell
}

/** Label of a type; requests count as General, as specified. */
export function typeLabel(type: Type): string {
  if (type === 'BOOKING') return 'Booking'
  if (type === 'PAYMENT') return 'Payment'
  return type === 'WORKSHOP' ? 'Workshop' : 'General'
}
