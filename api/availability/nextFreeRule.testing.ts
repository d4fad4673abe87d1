/** The next free sessions by the rule in plain code: every mentor of a day, with the whole calendar of each. */
import type { Database } from '../database/client.ts'
import { mainBranchOf } from '../rules/people/branches.ts'
import type { Slot } from '../rules/time/slots.ts'
import { addDays, istDate, istTime, weekdayOf } from '../rules/time/time.ts'
import type { SlotsFor, Source } from './calendars.ts'
import { nextFreeSlotsOf } from './freeSlots.ts'
import type { FreeSession } from './nextFreeSessions.ts'

/** What `nextFreeSessions` is to answer; crowded when more worked on a day than are looked at. */
export async function sessionsByRule(
  source: Source & { db: Database },
  count: number,
  options: SlotsFor,
): Promise<{ sessions: FreeSession[]; isCrowded: boolean }> {
  const now = source.clock.now()
  const earliest = new Date(now.getTime() + 60 * 60_000)
  const mentors = await listedMentors(source.db)
  const seen = new Set<number>()
  const found: { id: number; score: number; branch: string; slot: Slot }[] = []
  let isCrowded = false
  for (let day = 0; day <= 7; day += 1) {
    const date = addDays(istDate(now), day)
    if (istDate(earliest) > date) continue
    const closesAfter = istDate(earliest) === date ? istTime(earliest) : '00:00'
    const open = mentors.flatMap((mentor) => {
      const hours = mentor.availability.find(({ dayOfWeek }) => dayOfWeek === weekdayOf(date))
      return hours?.isActive && hours.endTime > closesAfter && !seen.has(mentor.id)
        ? [{ ...mentor, opens: hours.startTime }]
        : []
    })
    isCrowded ||= open.length > 200
    open.sort((a, b) => (a.opens < b.opens ? -1 : a.opens > b.opens ? 1 : b.score - a.score || a.id - b.id))
    const looked = open.slice(0, 200)
    const ids = looked.map(({ id }) => id)
    const slots = await nextFreeSlotsOf(source, ids, options)
    for (const { id, score, branch } of looked) {
      seen.add(id)
      if (slots.has(id)) found.push({ id, score, branch, slot: slots.get(id)! })
    }
    found.sort((a, b) => a.slot.startsAt.getTime() - b.slot.startsAt.getTime() || b.score - a.score || a.id - b.id)
    const until = found.filter(({ slot }) => slot.date <= date)
    const branches = new Set(until.map(({ branch }) => branch)).size
    if (shown(until, count).length === count && (day >= 2 || branches >= 3)) break
  }
  const chosen = shown(found, count)
  const rest = found.filter((session) => !chosen.includes(session)).slice(0, count - chosen.length)
  const all = found.filter((session) => chosen.includes(session) || rest.includes(session))
  return { sessions: all.map(({ id, slot }) => ({ mentorId: id, slot })), isCrowded }
}

async function listedMentors(db: Database) {
  const mentors = await db.mentor.findMany({
    where: { status: 'accepted', isActive: true, available: true },
    include: { availability: true },
  })
  return mentors.map(({ id, mainBranch, subBranch, rankingScore, availability }) => {
    return {
      id,
      branch: mainBranchOf(mainBranch) ?? mainBranchOf(subBranch) ?? '',
      score: rankingScore.toNumber(),
      availability,
    }
  })
}

/** The first of each branch, then the others, of which two may be early. */
function shown<One extends { branch: string; slot: Slot }>(sessions: readonly One[], count: number): One[] {
  const isFirst = ({ branch }: One, place: number) =>
    branch !== '' && sessions.findIndex((each) => each.branch === branch) === place
  const isEarly = ({ slot }: One) => istTime(slot.startsAt) < '08:00'
  const inTurn = [...new Set([...sessions.filter(isFirst), ...sessions])]
  const early = new Set(inTurn.filter(isEarly).slice(0, 2))
  return inTurn.filter((each) => !isEarly(each) || early.has(each)).slice(0, count)
}
