import { createContext, use } from 'react'
import { graphql, readInlineData } from 'react-relay'
import { forCount } from '../../../../api/rules/text/counts.ts'
import type { queue_counts$data, queue_counts$key } from '../../../__generated__/queue_counts.graphql.ts'

/** How many there are of each; null for a group that failed to load. The sizes are those of the groups' own rows. */
const fragment = graphql`
  fragment queue_counts on WorkQueue @inline {
    refunds {
      total
    }
    disputes {
      total
    }
    unpaidBookings(first: $unpaidBookings) {
      total
    }
    orders {
      total
    }
    workshopRefunds(first: $workshopRefunds) {
      total
    }
    noShows(first: $noShows) {
      total
    }
    sessionsWithoutLink(first: $sessionsWithoutLink) {
      total
    }
    mentorlessBookings(first: $mentorlessBookings) {
      total
    }
    reports(first: $reports) {
      total
    }
    reviewReports(first: $reviewReports) {
      total
    }
    applications {
      total
    }
    workshops {
      total
    }
    mentorlessWorkshops(first: $mentorlessWorkshops) {
      total
    }
    emails(first: $emails) {
      total
    }
    webhooks(first: $webhooks) {
      total
    }
    jobs(first: $jobs) {
      total
    }
  }
`

type Read = (counts: queue_counts$data) => { readonly total: number } | null

/** What can wait, in order of harm: money first. Each with its words for one and for several, and where it is counted. */
export const QUEUE_KINDS = [
  ['refunds', 'refund', 'refunds', (counts) => counts.refunds],
  ['disputes', 'dispute', 'disputes', (counts) => counts.disputes],
  ['unpaidBookings', 'refunded booking', 'refunded bookings', (counts) => counts.unpaidBookings],
  ['orders', 'payment', 'payments', (counts) => counts.orders],
  ['workshopRefunds', 'cancelled workshop', 'cancelled workshops', (counts) => counts.workshopRefunds],
  ['noShows', 'no-show report', 'no-show reports', (counts) => counts.noShows],
  [
    'sessionsWithoutLink',
    'session without a meeting link',
    'sessions without a meeting link',
    (counts) => counts.sessionsWithoutLink,
  ],
  [
    'mentorlessBookings',
    'booking without an accepted mentor',
    'bookings without an accepted mentor',
    (counts) => counts.mentorlessBookings,
  ],
  ['reports', 'reported conversation', 'reported conversations', (counts) => counts.reports],
  ['reviewReports', 'reported review', 'reported reviews', (counts) => counts.reviewReports],
  ['applications', 'application', 'applications', (counts) => counts.applications],
  ['workshops', 'workshop', 'workshops', (counts) => counts.workshops],
  [
    'mentorlessWorkshops',
    'workshop without an accepted mentor',
    'workshops without an accepted mentor',
    (counts) => counts.mentorlessWorkshops,
  ],
  ['emails', 'email', 'emails', (counts) => counts.emails],
  ['webhooks', 'payment event', 'payment events', (counts) => counts.webhooks],
  ['jobs', 'job', 'jobs', (counts) => counts.jobs],
] as const satisfies readonly (readonly [kind: string, one: string, many: string, read: Read])[]

/** The payments and refunds among them. */
export const ATTENTION = '/admin/payments?attention=true'

export type QueueKind = (typeof QUEUE_KINDS)[number][0]

/** How many things wait, and whether all of them could be counted. */
export function countAll(key: queue_counts$key): { total: number; isComplete: boolean } {
  const counts = readInlineData(fragment, key)
  const totals = QUEUE_KINDS.map(([, , , read]) => read(counts)?.total)
  return {
    total: totals.reduce<number>((sum, total) => sum + (total ?? 0), 0),
    isComplete: totals.every((total) => total !== undefined),
  }
}

/** `4 things to do: 2 applications, 1 workshop, 1 refund.`; what could not be counted is said, too. */
export function countsText(key: queue_counts$key): string {
  const counts = readInlineData(fragment, key)
  const parts = QUEUE_KINDS.map(([, one, many, read]) => ({ total: read(counts)?.total, one, many }))
  const { total: sum } = countAll(key)
  const unknown = parts.filter(({ total }) => total === undefined).map(({ many }) => many)
  const rest = unknown.length > 0 ? ` Not loaded: ${unknown.join(', ')}.` : ''
  if (sum === 0) return `${unknown.length > 0 ? 'Nothing else to do.' : 'Nothing to do.'}${rest}`
  const list = parts
    .flatMap(({ total, one, many }) => (total ? [forCount(total, `1 ${one}`, (n) => `${n} ${many}`)] : []))
    .join(', ')
  return `${forCount(sum, '1 thing to do', (n) => `${n} things to do`)}: ${list}.${rest}`
}

/** What the rows of the work queue share. */
interface Queue {
  now: Date
  /** Rows that were acted on and wait for the next answer of the server. */
  gone: ReadonlySet<string>
  /** Takes the row away and says what was done; the focus goes to the row after it. */
  acted: (row: string, said: string) => void
  /** Reads the queue again, such as when somebody else has acted. */
  refresh: () => void
  /** Loads all rows of a group that has no page of its own. */
  showAll: (group: WholeGroup) => void
}

/** Groups whose rows are seen nowhere else: all of them are shown in the queue itself. */
export type WholeGroup = Exclude<QueueKind, 'refunds' | 'disputes' | 'orders' | 'applications' | 'workshops'>

export const QueueContext = createContext<Queue | null>(null)

/** The queue around a row. */
export function useQueue(): Queue {
  const queue = use(QueueContext)
  if (!queue) throw new Error('Not within the work queue')
  return queue
}
