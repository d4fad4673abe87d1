import { createContext, use } from 'react'

/** What the rows of the work queue share. */
interface Queue {
  now: Date
  /** Rows that were acted on and wait for the next answer of the server. */
  gone: ReadonlySet<string>
  /** Takes the row away and says what was done; the focus goes to the row after it. */
  acted: (row: string, said: string) => void
  /** Reads the queue anew, such as when somebody else has acted. */
  refresh: () => void
  /** Loads all rows of a group that has no page of its own. */
  showAll: (group: WholeGroup) => void
}

/** Groups whose rows are seen nowhere else: all of them are shown in the queue itself. */
export const WHOLE_GROUPS = [
  'unpaidBookings',
  'noShows',
  'sessionsWithoutLink',
  'reports',
  'workshopRefunds',
  'mentorlessBookings',
  'mentorlessWorkshops',
  'emails',
  'webhooks',
  'jobs',
] as const
export type WholeGroup = (typeof WHOLE_GROUPS)[number]

export const QueueContext = createContext<Queue | null>(null)

/** The queue around a row. */
export function useQueue(): Queue {
  const queue = use(QueueContext)
  if (!queue) throw new Error('Not within the work queue')
  return queue
}
