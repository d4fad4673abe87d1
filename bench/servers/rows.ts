/** What the public reads answer, from SQL written by hand and the product's own rules: used by the bare server and by Mercurius. */
import type pg from 'pg'
import { branchSpellings, canonicalBranch, MAIN_BRANCHES, SUB_BRANCHES } from '../../api/rules/people/branches.ts'
import { nextOfferedSlot, offeredSlots, type AvailabilityWindow, type BusyRange } from '../../api/rules/time/slots.ts'
import { SQL } from './sql.ts'

export interface Card {
  databaseId: number
  available: boolean
}

interface Calendar {
  windows: AvailabilityWindow[]
  busy: BusyRange[]
  off: BusyRange[]
}

/** Names under which a main branch is written, and its sub-branches. */
export function branchNames(name: string): [names: string[], subBranches: string[]] {
  const main = MAIN_BRANCHES.find((branch) => branch === canonicalBranch(name))
  return [branchSpellings(name), main ? SUB_BRANCHES[main].map((sub) => sub.toLowerCase()) : []]
}

/** Reads with named statements: PostgreSQL parses and plans each once a connection. */
export function reader(pool: pg.Pool) {
  return async <Row extends object>(name: string, text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values })).rows
}

export type Read = ReturnType<typeof reader>

export function publicRows(read: Read) {
  async function calendars(ids: number[]): Promise<Map<number, Calendar>> {
    const found = new Map<number, Calendar>(ids.map((id) => [id, { windows: [], busy: [], off: [] }]))
    const [windows, busy, daysOff] = await Promise.all([
      read<AvailabilityWindow & { mentorId: number }>('windows', SQL.windows, [ids]),
      read<BusyRange & { mentorId: number }>('busy', SQL.busy, [ids]),
      read<BusyRange & { mentorId: number }>('daysOff', SQL.daysOff, [ids]),
    ])
    for (const window of windows) found.get(window.mentorId)?.windows.push(window)
    for (const range of busy) found.get(range.mentorId)?.busy.push(range)
    for (const range of daysOff) found.get(range.mentorId)?.off.push(range)
    return found
  }

  const filter = (text: string, branch: string) => [`%${text}%`, ...branchNames(branch)]
  const cards = () => read<Card>('cards', SQL.cards)
  const search = (text: string, branch: string) => read<Card>('search', SQL.search, filter(text, branch))

  return {
    cards,
    search,
    async count(text: string, branch: string): Promise<number> {
      const [row] = await read<{ total: number }>('count', SQL.count, filter(text, branch))
      return row?.total ?? 0
    },
    page: (place: number) => read<Card>(`page${place}`, SQL.page(place * 12)),
    async profile(id: number): Promise<object | null> {
      const [[mentor], weeklyAvailability, reviews, [count]] = await Promise.all([
        read('profile', SQL.profile, [id]),
        read('week', SQL.week, [id]),
        read('reviews', SQL.reviews, [id]),
        read<{ held: number }>('held', SQL.held, [id]),
      ])
      if (!mentor) return null
      return { ...mentor, sessionsHeld: count?.held ?? 0, weeklyAvailability, reviews: { edges: edgesOf(reviews) } }
    },
    async slots(id: number, from: string, to: string): Promise<object[]> {
      const calendar = (await calendars([id])).get(id)
      if (!calendar) return []
      const slots = offeredSlots({ ...calendar, now: new Date(), from, to })
      return slots.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }))
    },
    async withNextSlots(mentors: Card[]): Promise<object[]> {
      const found = await calendars(mentors.filter(({ available }) => available).map(({ databaseId }) => databaseId))
      const now = new Date()
      return mentors.map((mentor) => {
        const calendar = found.get(mentor.databaseId)
        const slot = calendar && nextOfferedSlot({ ...calendar, now })
        return { ...mentor, nextFreeSlot: slot ? { startsAt: slot.startsAt } : null }
      })
    },
  }
}

/** Rows as GraphQL answers a list. */
export const edgesOf = (rows: readonly object[]): object[] => rows.map((node) => ({ node }))
