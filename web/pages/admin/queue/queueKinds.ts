/** What can wait, in order of harm: money first. Each with its words for one and for several. */
export const QUEUE_KINDS = [
  ['refunds', 'refund', 'refunds'],
  ['disputes', 'dispute', 'disputes'],
  ['unpaidBookings', 'refunded booking', 'refunded bookings'],
  ['orders', 'payment', 'payments'],
  ['workshopRefunds', 'cancelled workshop', 'cancelled workshops'],
  ['noShows', 'no-show report', 'no-show reports'],
  ['sessionsWithoutLink', 'session without a meeting link', 'sessions without a meeting link'],
  ['mentorlessBookings', 'booking without an accepted mentor', 'bookings without an accepted mentor'],
  ['reports', 'reported conversation', 'reported conversations'],
  ['applications', 'application', 'applications'],
  ['workshops', 'workshop', 'workshops'],
  ['mentorlessWorkshops', 'workshop without an accepted mentor', 'workshops without an accepted mentor'],
  ['emails', 'email', 'emails'],
  ['webhooks', 'payment event', 'payment events'],
  ['jobs', 'job', 'jobs'],
] as const

/** The payments and refunds among them. */
export const ATTENTION = '/admin/payments?attention=true'

export type QueueKind = (typeof QUEUE_KINDS)[number][0]
/** How many of each wait; null for a group that failed to load. */
export type QueueCounts = Readonly<Record<QueueKind, { readonly total: number } | null | undefined>>

/** How many things wait, and whether all of them could be counted. */
export function countAll(counts: QueueCounts): { total: number; isComplete: boolean } {
  const totals = QUEUE_KINDS.map(([kind]) => counts[kind]?.total)
  return {
    total: totals.reduce<number>((sum, total) => sum + (total ?? 0), 0),
    isComplete: totals.every((total) => total !== undefined),
  }
}

/** `4 things to do: 2 applications, 1 workshop, 1 refund.`; what could not be counted is said, too. */
export function countsText(counts: QueueCounts): string {
  const parts = QUEUE_KINDS.map(([kind, one, many]) => ({ total: counts[kind]?.total ?? 0, one, many }))
  const { total: sum } = countAll(counts)
  const unknown = QUEUE_KINDS.filter(([kind]) => !counts[kind]).map(([, , many]) => many)
  const rest = unknown.length > 0 ? ` Not loaded: ${unknown.join(', ')}.` : ''
  if (sum === 0) return `${unknown.length > 0 ? 'Nothing else to do.' : 'Nothing to do.'}${rest}`
  const named = parts.filter(({ total }) => total > 0)
  const list = named.map(({ total, one, many }) => `${total} ${total === 1 ? one : many}`).join(', ')
  return `${sum} ${sum === 1 ? 'thing to do' : 'things to do'}: ${list}.${rest}`
}
