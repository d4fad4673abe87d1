/** The soonest sessions that can be booked with anybody. */
import { hash } from 'node:crypto'
import { MINUTE_MS } from '../rules/time/durations.ts'
import { askJson } from '../reader/reader.ts'
import type { App } from '../app.ts'
import { MAIN_BRANCHES, mainBranchOf } from '../rules/people/branches.ts'
import { BOOKING_WINDOW_DAYS, MINIMUM_NOTICE_MINUTES } from '../rules/constants.ts'
import { addDays, istDate, istTime, weekdayOf } from '../rules/time/time.ts'
import type { Slot } from '../rules/time/slots.ts'
import type { SlotsFor, Source } from './calendars.ts'
import { nextFreeSlotsOf } from './freeSlots.ts'

const WEEK_DAYS = 7
/** Until this day from today a session of every branch is looked for. */
const VARIETY_DAYS = 2
const EARLY_BEFORE = '08:00'
const EARLY_MAXIMUM = 2

export interface FreeSession {
  mentorId: number
  slot: Slot
}

interface Ranked extends FreeSession {
  score: number
  branch: string
}

/**
 * `count` first free slots across listed, available mentors, one a mentor, soonest first, the better ranked first at the
 * same time. One session of each main branch comes before a second of any, and at most two start before 8 am as long as
 * there are others. Walks the days from today and stops when a day has closed with enough.
 * Bounded: a week finds all working mentors, at most 200 a day.
 */
export async function nextFreeSessions(
  source: Source & Pick<App, 'memory'>,
  count: number,
  options: SlotsFor = {},
): Promise<FreeSession[]> {
  const now = source.clock.now()
  const earliest = new Date(now.getTime() + MINIMUM_NOTICE_MINUTES * MINUTE_MS)
  const firstDay = istDate(earliest)
  const seen = new Set<number>()
  const found: Ranked[] = []
  for (let day = 0; day <= Math.min(WEEK_DAYS, BOOKING_WINDOW_DAYS); day++) {
    const date = addDays(istDate(now), day)
    if (firstDay > date) continue
    const closesAfter = firstDay === date ? istTime(earliest) : '00:00'
    const mentors = await workingOn(source, weekdayOf(date), { closesAfter, seen })
    const slots = await nextFreeSlotsOf(
      source,
      mentors.map(({ id }) => id),
      options,
    )
    for (const { id, score, branch } of mentors) {
      seen.add(id)
      const slot = slots.get(id)
      if (slot) found.push({ mentorId: id, score, branch, slot })
    }
    found.sort(soonestFirst)
    const until = found.filter(({ slot }) => slot.date <= date)
    const isVaried = day >= VARIETY_DAYS || new Set(until.map(({ branch }) => branch)).size >= MAIN_BRANCHES.length
    if (isVaried && choose(until, count).length === count) break
  }
  const chosen = new Set(choose(found, count))
  for (const session of found) if (chosen.size < count) chosen.add(session)
  return [...chosen].sort(soonestFirst).map(({ mentorId, slot }) => ({ mentorId, slot }))
}

const soonestFirst = (one: Ranked, other: Ranked): number =>
  one.slot.startsAt.getTime() - other.slot.startsAt.getTime() ||
  other.score - one.score ||
  one.mentorId - other.mentorId

/** The first session of each main branch, then the others in their order; of early ones two. */
function choose(sessions: readonly Ranked[], count: number): Ranked[] {
  const firsts = new Map(sessions.toReversed().map((session) => [session.branch, session]))
  firsts.delete('')
  const inTurn = new Set([...sessions.filter((session) => firsts.get(session.branch) === session), ...sessions])
  let early = 0
  return [...inTurn]
    .filter(({ slot }) => istTime(slot.startsAt) >= EARLY_BEFORE || ++early <= EARLY_MAXIMUM)
    .slice(0, count)
}

const CANDIDATES_PER_DAY = 200

/** Who opens first, then the better ranked, from the indexes mentor_availability_opens and mentors_listed alone. */
const WORKING = `
  SELECT coalesce(json_agg(json_build_array(c.id, c.score, c.main_branch, c.sub_branch)), '[]')::text AS json FROM (
    SELECT m.id, m.ranking_score AS score, m.main_branch, m.sub_branch
    FROM mentor_availability a JOIN mentors m ON m.id = a.mentor_id
    WHERE a.day_of_week = $1::int AND a.is_active AND a.end_time > $2::text
      AND m.status = 'accepted' AND m.is_active AND m.available AND m.id <> ALL ($3::int[])
    ORDER BY a.start_time, m.ranking_score DESC, m.id
    LIMIT ${CANDIDATES_PER_DAY}) c`

/** Listed, available mentors with hours on that weekday, but for those already seen: kept while no mentor changes. */
async function workingOn(
  { db, memory }: Source & Pick<App, 'memory'>,
  weekday: number,
  { closesAfter, seen }: { closesAfter: string; seen: ReadonlySet<number> },
) {
  const known = [...seen]
  const key = `working ${weekday} ${closesAfter} ${hash('sha1', known.join())}`
  return await memory.read(key, ['mentors', 'mentor_availability'], async () => {
    type Row = [id: number, score: number, mainBranch: string, subBranch: string | null]
    const rows = await askJson<Row[]>(db, { text: WORKING, values: [weekday, closesAfter, known] })
    return rows.map(([id, score, main, sub]) => ({
      id,
      score,
      branch: mainBranchOf(main) ?? mainBranchOf(sub ?? '') ?? '',
    }))
  })
}
