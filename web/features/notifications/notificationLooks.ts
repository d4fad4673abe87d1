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

/** What stands for a type; a bell for general ones, and those of a newer server. */
export function notificationIcon(type: Type): LucideIcon {
  return icons[type] ?? Bell
}

/** The type in a word: those about requests are general too, as specified. */
export function typeLabel(type: Type): string {
  if (type === 'BOOKING') return 'Booking'
  if (type === 'PAYMENT') return 'Payment'
  return type === 'WORKSHOP' ? 'Workshop' : 'General'
}
