/** Sessions of many mentors in the order in which they start; calendars are read only as far as they are asked for. */
import type { Slot } from '../rules/time/slots.ts'

export interface RankedSession {
  mentorId: number
  score: number
  /** Main branch; empty where none is known. */
  branch: string
  slot: Slot
}

export interface SoonestSessions {
  /** Mentors, with the soonest slot that their hours allow: nothing that they have free starts before it. */
  add(mentors: readonly RankedSession[]): void
  /** How many there can be until the end of that day at most, and of how many branches. */
  possible(date: string): { sessions: number; branches: number }
  /** The first of each branch. */
  firsts(): Promise<RankedSession[]>
  /** All, one after another. Nothing may be added meanwhile. */
  inOrder(): AsyncGenerator<RankedSession>
}

/** Soonest first; the better ranked first at the same time. */
export function soonestFirst(one: RankedSession, other: RankedSession): number {
  return (
    one.slot.startsAt.getTime() - other.slot.startsAt.getTime() ||
    other.score - one.score ||
    one.mentorId - other.mentorId
  )
}

/** The mentors of a branch, in two lists that are each in order. */
interface Lane {
  branch: string
  /** Whose calendar has not been read. */
  waiting: RankedSession[]
  found: RankedSession[]
  /** So many calendars are read next. */
  step: number
}

/**
 * `read` answers the first free slots of mentors, without those who have none. A few mentors of each branch are looked at
 * first, twice as many at each further time.
 */
export function soonestSessions(
  read: (mentorIds: number[]) => Promise<ReadonlyMap<number, Slot>>,
  few: number,
): SoonestSessions {
  const lanes = new Map<string, Lane>()

  /** The first `places` found are final once no waiting mentor could come before them. */
  function isKnown({ waiting: [next], found }: Lane, places: number): boolean {
    const last = found[places - 1]
    return !next || (last !== undefined && soonestFirst(last, next) < 0)
  }

  /** Reads calendars until each lane's first `places` are known, or it has no more: one statement for all lanes at a time. */
  async function know(places: (lane: Lane) => number): Promise<void> {
    for (;;) {
      const asked = [...lanes.values()].flatMap((lane) =>
        isKnown(lane, places(lane)) ? [] : lane.waiting.splice(0, lane.step),
      )
      if (asked.length === 0) return
      const slots = await read(asked.map(({ mentorId }) => mentorId))
      const touched = new Set<Lane>()
      for (const mentor of asked) {
        const lane = lanes.get(mentor.branch)!
        const slot = slots.get(mentor.mentorId)
        if (slot) lane.found.push({ ...mentor, slot })
        touched.add(lane)
      }
      for (const lane of touched) {
        lane.found.sort(soonestFirst)
        lane.step *= 2
      }
    }
  }

  return {
    add(mentors) {
      for (const mentor of mentors) {
        const lane = lanes.get(mentor.branch) ?? { branch: mentor.branch, waiting: [], found: [], step: few }
        lanes.set(mentor.branch, lane)
        lane.waiting.push(mentor)
      }
      for (const { waiting } of lanes.values()) waiting.sort(soonestFirst)
    },
    possible(date) {
      const until = ({ slot }: RankedSession) => slot.date <= date
      const possible = { sessions: 0, branches: 0 }
      for (const { waiting, found } of lanes.values()) {
        const sessions = waiting.filter(until).length + found.filter(until).length
        possible.sessions += sessions
        if (sessions > 0) possible.branches += 1
      }
      return possible
    },
    async firsts() {
      await know(() => 1)
      return [...lanes.values()].flatMap(({ found: [first] }) => first ?? []).sort(soonestFirst)
    },
    async *inOrder() {
      const passed = new Map<Lane, number>()
      const next = (lane: Lane) => passed.get(lane) ?? 0
      for (;;) {
        await know((lane) => next(lane) + 1)
        const heads = [...lanes.values()].flatMap((lane) => lane.found[next(lane)] ?? [])
        const [first] = heads.sort(soonestFirst)
        if (!first) return
        const lane = lanes.get(first.branch)!
        passed.set(lane, next(lane) + 1)
        yield first
      }
    },
  }
}
