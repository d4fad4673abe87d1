/** The soonest sessions that can be booked with anybody. */
import type { App } from '../app.ts'
import { MAIN_BRANCHES } from '../rules/people/branches.ts'
import { BOOKING_WINDOW_DAYS, MINIMUM_NOTICE_MINUTES } from '../rules/constants.ts'
import { MINUTE_MS, addDays, istDate, istTime, weekdayOf, type IstDate } from '../rules/time/time.ts'
import type { Slot } from '../rules/time/slots.ts'
import type { SlotsFor, Source } from './calendars.ts'
import { nextFreeSlotsOf } from './freeSlots.ts'
import { soonestFirst, soonestSessions, type Session, type SoonestSessions } from './soonestSessions.ts'
import { workingOn } from './workingMentors.ts'

const WEEK_DAYS = 7
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

/**
 * `count` first free slots across listed, available mentors, one a mentor, soonest first, the better ranked first at the
 * same time. One session of each main branch comes before a second of any, and at most two start before 8 am as long as
 * there are others. Walks the days from today and stops when a day has closed with enough.
 * Bounded: a week finds all working mentors, at most 200 a day. Of these only the calendars of those are read whose hours
 * could begin before what has been found.
 */
export async function nextFreeSessions(
  source: Source & Kept,
  count: number,
  options: SlotsFor = {},
): Promise<FreeSession[]> {
  // Slots start at full minutes: which can be the first is the same from one to the next.
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

/** Of sessions in their order the first of each main branch, then the others; early ones beyond two only where there is nothing else. */
async function chosenOf(sessions: SoonestSessions, count: number): Promise<Session[]> {
  const firsts = (await sessions.firsts()).filter(({ branch }) => branch !== '')
  const known = new Set(firsts.map(({ mentorId }) => mentorId))
  const isShown = boundEarly()
  const chosen: Session[] = []
  const rest: Session[] = []
  const put = (session: Session) => void (isShown(session) ? chosen : rest).push(session)
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
function boundEarly(): (session: Session) => boolean {
  let early = 0
  return ({ slot }) => istTime(slot.startsAt) >= EARLY_BEFORE || ++early <= EARLY_MAXIMUM
}
