/** The soonest sessions that can be booked with anybody. */
import { MINUTE_MS } from '../rules/time/durations.ts'
import { askJson } from '../reader/reader.ts'
import type { App } from '../app.ts'
import { MAIN_BRANCHES, mainBranchOf } from '../rules/people/branches.ts'
import { BOOKING_WINDOW_DAYS, MINIMUM_NOTICE_MINUTES } from '../rules/constants.ts'
import { addDays, istDate, istTime, weekdayOf, type IstDate } from '../rules/time/time.ts'
import { type Slot, nextOfferedSlot, type AvailabilityWindow } from '../rules/time/slots.ts'
import type { SlotsFor, Source } from './calendars.ts'
import { nextFreeSlotsOf } from './freeSlots.ts'
import { soonestFirst, soonestSessions, type RankedSession, type SoonestSessions } from './soonestSessions.ts'

const WEEK_DAYS = 7
/** Until this day from today a session of every branch is looked for. */
const VARIETY_DAYS = 2
/** At most two of the sessions start before 8 am. */
const EARLY_BEFORE = '08:00'
const EARLY_MAXIMUM = 2

/** A mentor and the first slot free with them. */
export interface FreeSession {
  mentorId: number
  slot: Slot
}

/**
 * `count` first free slots across listed, available mentors, one a mentor, soonest first, the better ranked first at the
 * same time. One session of each main branch comes before a second of any, and at most two start before 8 am as long as
 * there are others. Walks the days from today and stops when a day has closed with enough.
 * Bounded: a week finds all working mentors, at most 200 a day. Of these only the calendars of those are read whose hours
 * could begin before what has been found.
 */
export async function nextFreeSessions(
  source: Source & Pick<App, 'memory'>,
  count: number,
  options: SlotsFor = {},
): Promise<FreeSession[]> {
  // Slots start at full minutes, so the answer is the same within a minute.
  const now = new Date(Math.floor(source.clock.now().getTime() / MINUTE_MS) * MINUTE_MS)
  const earliest = new Date(now.getTime() + MINIMUM_NOTICE_MINUTES * MINUTE_MS)
  const today = istDate(now)
  const firstDay = istDate(earliest)
  const sessions = soonestSessions((ids) => nextFreeSlotsOf(source, ids, options), count)
  const seen = new Set<number>()
  let key = `at ${now.getTime()}`
  for (let day = 0; day <= Math.min(WEEK_DAYS, BOOKING_WINDOW_DAYS); day++) {
    const date = addDays(today, day)
    if (firstDay > date) continue
    const closesAfter = firstDay === date ? istTime(earliest) : '00:00'
    const { read, mentors } = await workingOn(source, {
      weekday: weekdayOf(date),
      closesAfter,
      seen,
      now,
      key: `${date} ${key}`,
    })
    // Mentors may change from one day to the next: what is kept of this one goes on from just these.
    key += ` ${read}`
    for (const { mentorId } of mentors) seen.add(mentorId)
    sessions.add(mentors)
    if (await hasEnough(sessions, { count, until: date, isVaried: day < VARIETY_DAYS })) break
  }
  return (await chosenOf(sessions, count)).map(({ mentorId, slot }) => ({ mentorId, slot }))
}

/** Whether `count` of them could be shown until the end of that day, of every branch when it is to be varied. */
async function hasEnough(
  sessions: SoonestSessions,
  { count, until, isVaried }: { count: number; until: IstDate; isVaried: boolean },
): Promise<boolean> {
  const possible = sessions.possible(until)
  const branches = isVaried ? MAIN_BRANCHES.length : 0
  if (possible.sessions < count || possible.branches < branches) return false
  const firsts = isVaried ? await sessions.firsts() : []
  if (firsts.filter(({ slot }) => slot.date <= until).length < branches) return false
  let shown = 0
  const isShown = boundEarly()
  for await (const session of sessions.inOrder()) {
    if (session.slot.date > until) return false
    if (isShown(session)) shown += 1
    if (shown === count) return true
  }
  return false
}

/** The first session of each main branch, then the others in their order; more than two early ones only if nothing else is left. */
async function chosenOf(sessions: SoonestSessions, count: number): Promise<RankedSession[]> {
  const firsts = (await sessions.firsts()).filter(({ branch }) => branch !== '')
  const known = new Set(firsts.map(({ mentorId }) => mentorId))
  const isShown = boundEarly()
  const chosen: RankedSession[] = []
  const rest: RankedSession[] = []
  const put = (session: RankedSession) => void (isShown(session) ? chosen : rest).push(session)
  for (const session of firsts) if (chosen.length < count) put(session)
  if (chosen.length < count) {
    for await (const session of sessions.inOrder()) {
      if (!known.has(session.mentorId)) put(session)
      if (chosen.length === count) break
    }
  }
  return [...chosen, ...rest.sort(soonestFirst).slice(0, count - chosen.length)].sort(soonestFirst)
}

/** Tells one session after another whether it is one of two early ones, or not early. */
function boundEarly(): (session: RankedSession) => boolean {
  let early = 0
  return ({ slot }) => istTime(slot.startsAt) >= EARLY_BEFORE || ++early <= EARLY_MAXIMUM
}

/** Mentors looked at for one day, those who open first. */
const CANDIDATES_PER_DAY = 200

/** A day, and who was seen on an earlier one. */
interface WorkingDay {
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
  /** The number of this read; no two reads have the same. */
  read: number
  mentors: readonly RankedSession[]
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
async function workingOn(
  { db, memory }: Source & Pick<App, 'memory'>,
  { weekday, closesAfter, seen, now, key }: WorkingDay,
): Promise<Working> {
  return await memory.read(`working ${key}`, ['mentors', 'mentor_availability'], async () => {
    const rows = await askJson<Row[]>(db, { text: WORKING, values: [weekday, closesAfter, [...seen]] })
    return { read: (reads += 1), mentors: sessionsOf(rows, now) }
  })
}

function sessionsOf(rows: readonly Row[], now: Date): RankedSession[] {
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

/** Works out each value once: many mentors share branch and hours. */
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
