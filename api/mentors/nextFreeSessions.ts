/** The soonest sessions that can be booked with anybody. */
import type { App } from '../app.ts'
import { askJson } from '../database/statement.ts'
import { MAIN_BRANCHES, mainBranchOf } from '../rules/branches.ts'
import { BOOKING_WINDOW_DAYS, MINIMUM_NOTICE_MINUTES } from '../rules/constants.ts'
import { MINUTE_MS } from '../rules/durations.ts'
import type { Slot } from '../rules/slots.ts'
import { addDays, istDate, istTime, weekdayOf } from '../rules/time.ts'
import type { SlotsFor, Source } from './calendars.ts'
import { nextFreeSlotsOf } from './freeSlots.ts'

const WEEK_DAYS = 7
/** Mentors looked at for one day, those who open first. */
const CANDIDATES_PER_DAY = 200
/** Until this day from today a session of every branch is looked for. */
const VARIETY_DAYS = 2
/** Nobody plans for the dawn: of sessions that start before 8 am, two are enough. */
const EARLY_BEFORE = '08:00'
const EARLY_MAXIMUM = 2

type Kept = Pick<App, 'kept'>

/** A mentor and the first slot free with them. */
export interface FreeSession {
  mentorId: number
  slot: Slot
}

interface Candidate {
  id: number
  score: number
  mainBranch: string
  subBranch: string | null
}

type Found = FreeSession & Candidate

/**
 * `count` first free slots across listed, available mentors, one a mentor, soonest first, the better ranked first at the
 * same time. One session of each main branch comes before a second of any, and at most two start before 8 am as long as
 * there are others. Walks the days from today and stops when a day has closed with enough.
 * Bounded: a week finds all working mentors, at most 200 a day.
 */
export async function nextFreeSessions(
  source: Source & Kept,
  count: number,
  options: SlotsFor = {},
): Promise<FreeSession[]> {
  const now = source.clock.now()
  const today = istDate(now)
  const seen = new Set<number>()
  const found: Found[] = []
  for (let day = 0; day <= Math.min(WEEK_DAYS, BOOKING_WINDOW_DAYS); day++) {
    const date = addDays(today, day)
    const earliest = new Date(now.getTime() + MINIMUM_NOTICE_MINUTES * MINUTE_MS)
    if (istDate(earliest) > date) continue
    const closesAfter = istDate(earliest) === date ? istTime(earliest) : '00:00'
    const candidates = await workingOn(source, weekdayOf(date), closesAfter, [...seen])
    for (const { id } of candidates) seen.add(id)
    found.push(...(await sessionsOf(source, candidates, options)))
    const until = found.filter(({ slot }) => slot.date <= date).sort(soonestFirst)
    const enough = varied(until, count).length >= count
    if (enough && (day >= VARIETY_DAYS || new Set(until.map(branchOf)).size >= MAIN_BRANCHES.length)) break
  }
  found.sort(soonestFirst)
  const chosen = varied(found, count)
  // Where there is nothing else, early ones are better than none.
  const rest = found.filter((session) => !chosen.includes(session)).slice(0, count - chosen.length)
  return [...chosen, ...rest].sort(soonestFirst).map(({ id, slot }) => ({ mentorId: id, slot }))
}

async function sessionsOf(source: Source, candidates: readonly Candidate[], options: SlotsFor): Promise<Found[]> {
  if (candidates.length === 0) return []
  const ids = candidates.map(({ id }) => id)
  const slots = await nextFreeSlotsOf(source, ids, options)
  return candidates.flatMap((candidate) => {
    const slot = slots.get(candidate.id)
    return slot ? [{ ...candidate, mentorId: candidate.id, slot }] : []
  })
}

/** Of sessions in their order the first of each main branch, then the others; only two early ones. */
function varied(sessions: readonly Found[], count: number): Found[] {
  const branches = new Set<string>()
  const firsts = sessions.filter((session) => {
    const branch = branchOf(session)
    const isFirst = branch !== '' && !branches.has(branch)
    if (isFirst) branches.add(branch)
    return isFirst
  })
  const chosen: Found[] = []
  for (const session of new Set([...firsts, ...sessions])) {
    if (chosen.length === count) break
    if (!isEarly(session) || chosen.filter(isEarly).length < EARLY_MAXIMUM) chosen.push(session)
  }
  return chosen
}

function branchOf({ mainBranch, subBranch }: Candidate): string {
  return mainBranchOf(mainBranch) ?? mainBranchOf(subBranch) ?? ''
}

function isEarly({ slot }: FreeSession): boolean {
  return istTime(slot.startsAt) < EARLY_BEFORE
}

function soonestFirst(one: Found, other: Found): number {
  return one.slot.startsAt.getTime() - other.slot.startsAt.getTime() || other.score - one.score || one.id - other.id
}

/**
 * Who opens first, then the better ranked, then by number. Both tables are read from an index alone, in the order of
 * opening: mentor_availability_opens and mentors_listed.
 */
const WORKING = `
  SELECT coalesce(json_agg(json_build_array(c.id, c.score, c.main_branch, c.sub_branch)), '[]')::text AS json FROM (
    SELECT m.id, m.ranking_score AS score, m.main_branch, m.sub_branch
    FROM mentor_availability a JOIN mentors m ON m.id = a.mentor_id
    WHERE a.day_of_week = $1::int AND a.is_active AND a.end_time > $2::text
      AND m.status = 'accepted' AND m.is_active AND m.available AND m.id <> ALL ($3::int[])
    ORDER BY a.start_time, m.ranking_score DESC, m.id
    LIMIT ${CANDIDATES_PER_DAY}) c`

/**
 * Listed, available mentors with hours on that weekday that end after `closesAfter`, but for those already seen: kept
 * while no mentor changes, as bookings do not change who works.
 */
async function workingOn(
  { db, kept }: Source & Kept,
  ...day: [weekday: number, closesAfter: string, seen: number[]]
): Promise<Candidate[]> {
  const read = () =>
    askJson<[id: number, score: number, mainBranch: string, subBranch: string | null][]>(db, {
      text: WORKING,
      values: day,
    })
  const rows = await kept.of(`working ${day.join(' ')}`, ['mentors', 'mentor_availability'], read)
  return rows.map(([id, score, mainBranch, subBranch]) => ({ id, score, mainBranch, subBranch }))
}
