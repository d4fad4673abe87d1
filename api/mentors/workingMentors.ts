/** Who works on a day. */
import type { App } from '../app.ts'
import { askJson } from '../reader/reader.ts'
import { mainBranchOf } from '../rules/branches.ts'
import { nextOfferedSlot, type AvailabilityWindow } from '../rules/slots.ts'
import type { Source } from './calendars.ts'
import type { Session } from './soonestSessions.ts'

/** Mentors looked at for one day, those who open first. */
const CANDIDATES_PER_DAY = 200

/** Which day: who works then, and has not been seen on an earlier one. */
export interface WorkingDay {
  weekday: number
  /** HH:mm, after which their hours end. */
  closesAfter: string
  seen: ReadonlySet<number>
  /** The full minute, in which the search has begun. */
  now: Date
  /** Names the day, that minute and the reads of the days before, from which follows who has been seen. */
  key: string
}

interface Working {
  /** Which read this was: no two are the same, also of one day. */
  read: number
  mentors: readonly Session[]
}

let reads = 0

/** As the statement answers: their hours as `1 09:00 17:00,2 …`. */
type Row = [id: number, score: number, mainBranch: string, subBranch: string | null, hours: string]

/**
 * Who opens first, then the better ranked, then by number. Both tables are read from an index alone, in the order of
 * opening: mentor_availability_opens and mentors_listed.
 */
const WORKING = `
  SELECT coalesce(json_agg(json_build_array(c.id, c.score, c.main_branch, c.sub_branch,
      (SELECT string_agg(w.day_of_week || ' ' || w.start_time || ' ' || w.end_time, ',' ORDER BY w.day_of_week)
        FROM mentor_availability w WHERE w.mentor_id = c.id AND w.is_active))), '[]')::text AS json FROM (
    SELECT m.id, m.ranking_score AS score, m.main_branch, m.sub_branch
    FROM mentor_availability a JOIN mentors m ON m.id = a.mentor_id
    WHERE a.day_of_week = $1::int AND a.is_active AND a.end_time > $2::text
      AND m.status = 'accepted' AND m.is_active AND m.available AND m.id <> ALL ($3::int[])
    ORDER BY a.start_time, m.ranking_score DESC, m.id
    LIMIT ${CANDIDATES_PER_DAY}) c`

/**
 * Listed, available mentors with hours on that weekday, but for those already seen, each with the first slot that their
 * hours allow, taken or not: kept while no mentor changes, as bookings do not change who works.
 */
export async function workingOn(
  { db, kept }: Source & Pick<App, 'kept'>,
  { weekday, closesAfter, seen, now, key }: WorkingDay,
): Promise<Working> {
  return await kept.of(`working ${key}`, ['mentors', 'mentor_availability'], async () => {
    const rows = await askJson<Row[]>(db, { text: WORKING, values: [weekday, closesAfter, [...seen]] })
    return { read: (reads += 1), mentors: sessionsOf(rows, now) }
  })
}

function sessionsOf(rows: readonly Row[], now: Date): Session[] {
  const branchOf = once((main: string) => mainBranchOf(main) ?? '')
  const slotOf = once((hours: string) => nextOfferedSlot({ windows: hours.split(',').map(windowOf), busy: [], now }))
  return rows.flatMap(([mentorId, score, main, sub, hours]) => {
    const slot = slotOf(hours)
    return slot ? [{ mentorId, score, branch: branchOf(main) || branchOf(sub ?? ''), slot }] : []
  })
}

function windowOf(text: string): AvailabilityWindow {
  const [day, startTime = '', endTime = ''] = text.split(' ')
  return { dayOfWeek: Number(day), startTime, endTime, isActive: true }
}

/** Works out each once: most mentors share branch and hours with others. */
function once<Given, Worked>(work: (given: Given) => Worked): (given: Given) => Worked {
  const known = new Map<Given, Worked>()
  return (given) => {
    const before = known.get(given)
    if (before !== undefined) return before
    const worked = work(given)
    known.set(given, worked)
    return worked
  }
}
