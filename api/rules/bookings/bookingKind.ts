/** What a booking is: a session by itself, a package, or a call, which is a session that a package includes. */
export type BookingKind = 'session' | 'package' | 'call'

/** The one place that decides. A package has no time of its own. */
export function bookingKindOf({
  startsAt,
  sessionType,
}: {
  startsAt: Date | null
  /** `starter`, `trial` or `plan_call`. */
  sessionType: string
}): BookingKind {
  if (startsAt === null) return 'package'
  return sessionType === 'plan_call' ? 'call' : 'session'
}
