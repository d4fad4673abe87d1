import { parseId } from '../parseId.ts'
import { safeReturnTo } from '../returnTo.ts'

/** What a notification may be about: the documented types, with what each means. The database admits no other. */
export const NOTIFICATION_TYPES = {
  booking: 'A session or a plan: booked, moved or cancelled.',
  payment: 'Money paid, received or refunded.',
  workshop: 'A workshop or a registration for one.',
  mentorship_request: 'A mentee asks a mentor.',
  request_approved: 'The mentor accepted; `mentorId` says who.',
  request_rejected: 'The mentor declined.',
  general: 'Anything else.',
} as const
export type NotificationType = keyof typeof NOTIFICATION_TYPES

/** The type that a row names; what is not known is general. */
export function notificationType(text: string): NotificationType {
  return Object.hasOwn(NOTIFICATION_TYPES, text) ? (text as NotificationType) : 'general'
}

/** A link that may be followed: a path of this site. Null for anything else. */
export function ownLink(link: string | null): string | null {
  const path = safeReturnTo(link)
  return path === '/' && link !== '/' ? null : path
}

/** The mentor that a notification's data names; null when there is none. */
export function mentorIdOf(data: string | null): number | null {
  return parseId(factsIn(data)['mentorId'])
}

function factsIn(data: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(data ?? 'null')
    return typeof value === 'object' && value ? { ...value } : {}
  } catch {
    return {}
  }
}

/** Where a click in the bell's menu leads by type; null where it only marks the notification read. */
export function bellTarget(
  { type, mentorId, link = null }: { type: NotificationType; mentorId: number | null; link?: string | null },
  isMentor: boolean,
): string | null {
  if (type === 'mentorship_request') return '/mentorship-requests'
  if (type === 'request_approved') {
    if (mentorId === null) return null
    // With a reserved time it leads to paying for it.
    return link?.startsWith(`/booking/${mentorId}?`) ? link : `/mentor/${mentorId}`
  }
  if (type === 'booking') return isMentor ? '/mentor-dashboard' : '/mentee-dashboard'
  return null
}
