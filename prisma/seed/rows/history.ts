import { mainBranchOf } from '../../../api/rules/people/branches.ts'
import { REVIEW_TAG_NAMES } from '../../../api/rules/people/reviewChoices.ts'
import { slotsOfDay } from '../../../api/rules/time/slots.ts'
import type { Prisma } from '../../../api/generated/prisma/client.ts'
import { minutesAfter } from '../demoTime.ts'
import type { DemoTime } from '../demoTime.ts'
import { mentees } from '../people/mentees.ts'
import { seededRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { answerTexts, fiveStarTexts, fourStarTexts, threeStarTexts } from '../words/reviewTexts.ts'
import { isFree } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { DEMO_MENTEE } from './mentees.ts'
import type { DemoMentor } from './mentors.ts'
import { addSession, agendaFor } from './sessions.ts'

/** The oldest session is this many days ago. */
const HISTORY_DAYS = 330
/** The newest reviewed session leaves time for the review before today. */
const NEWEST = -2
const DAY_MINUTES = 24 * 60
/** The id of no mentee. */
const NOBODY = 0

interface Opinion {
  stars: number
  body: string
}

/** Completed sessions of all mentors, with their reviews. The database works out the ratings. */
export function addHistory(
  ledger: Ledger,
  time: DemoTime,
  starterId: number,
  people: readonly DemoMentor[],
): Prisma.ReviewCreateManyInput[] {
  return people.flatMap((mentor) => {
    const random = seededRandom(`history of ${mentor.draft.name}`)
    const opinions = opinionsOn(mentor, random)
    const total = opinions.length + (mentor.draft.unreviewed ?? 0)
    const sessions = heldSessions(ledger, time, starterId, mentor, total, random)
    const reviewed = random.shuffle(sessions).slice(0, opinions.length)
    // Words on the subject come from people who study it.
    const isNear = nearnessTo(mentor)
    const presses = seededRandom(`presses for ${mentor.draft.name}`)
    const byNearness = reviewed.toSorted((one, other) => Number(isNear(other.menteeId)) - Number(isNear(one.menteeId)))
    return opinions.flatMap(({ stars, body }, place) => {
      const session = byNearness[place]
      if (session === undefined) return []
      const { bookingId, menteeId, endsAt } = session
      const createdAt = minutesAfter(endsAt, random.int(60, 1200))
      return [
        { bookingId, mentorId: mentor.id, menteeId, stars, body, createdAt, ...besides(presses, stars, createdAt) },
      ]
    })
  })
}

/** What people said about a mentor, the closest to the subject first; no text twice. */
function opinionsOn({ draft }: DemoMentor, random: Random): Opinion[] {
  const [fives, fours, threes] = draft.reviews ?? [0, 0, 0]
  const praise = (draft.reviewTopics ?? ['any']).flatMap((topic) => random.shuffle(fiveStarTexts[topic]))
  const drawn = (texts: readonly string[], count: number, stars: number) => {
    if (count > texts.length) throw new RangeError(`too few review texts for ${draft.name}`)
    return texts.slice(0, count).map((body) => ({ stars, body }))
  }
  return [
    ...drawn(praise, fives, 5),
    ...drawn(random.shuffle(fourStarTexts), fours, 4),
    ...drawn(random.shuffle(threeStarTexts), threes, 3),
  ]
}

/** Books `total` past sessions on the mentor's own hours, spread over the year; answers the newest first. */
function heldSessions(
  ledger: Ledger,
  time: DemoTime,
  starterId: number,
  mentor: DemoMentor,
  total: number,
  random: Random,
) {
  const days = Array.from({ length: HISTORY_DAYS + NEWEST }, (_, n) => NEWEST - n)
  const hours = days
    .flatMap((day) => slotsOfDay(mentor.windows, time.day(day)))
    .filter((slot) => isFree(ledger, mentor.id, NOBODY, slot))
  if (hours.length < total) throw new RangeError(`${mentor.draft.name} has too few hours for ${total} sessions`)
  const slots = random.shuffle(hours).slice(0, total)
  const visitors = visitorsOf(mentor, random)
  return slots
    .toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime())
    .map((slot, number) => {
      const turn = visitors.map((_, n) => visitors[(number + n) % visitors.length] ?? NOBODY)
      const menteeId = turn.find((id) => isFree(ledger, mentor.id, id, slot))
      if (menteeId === undefined) throw new RangeError(`everyone is busy on ${slot.date} ${slot.time}`)
      const bookedAt = minutesAfter(slot.startsAt, -random.int(DAY_MINUTES, 6 * DAY_MINUTES))
      const agenda = agendaFor(mentor, random.int(0, 5))
      const bookingId = addSession(ledger, starterId, { mentor, menteeId, slot, status: 'completed', bookedAt, agenda })
      return { bookingId, menteeId, endsAt: slot.endsAt }
    })
}

/** Whether a mentee studies the mentor's branch. */
function nearnessTo({ draft }: DemoMentor): (menteeId: number) => boolean {
  const branch = mainBranchOf(draft.subBranch)
  return (id) => mainBranchOf(mentees[id - 1]?.subBranch) === branch
}

/** Mentees in the order in which they come, those of the same branch twice as often. The demo mentee's bookings are written elsewhere. */
function visitorsOf(mentor: DemoMentor, random: Random): number[] {
  const ids = random.shuffle(mentees.map((_, place) => place + 1).filter((id) => id !== DEMO_MENTEE))
  const isNear = nearnessTo(mentor)
  const near = ids.filter(isNear)
  const far = ids.filter((id) => !isNear(id))
  const half = Math.floor(far.length / 2)
  return [...near, ...far.slice(0, half), ...near, ...far.slice(half)]
}

/** Tags, what is said in private, and for every fifth review an answer. */
function besides(random: Random, stars: number, createdAt: Date) {
  const answer = random.int(1, 5) === 1 ? random.shuffle(answerTexts)[0]! : null
  return {
    tags: random.shuffle(REVIEW_TAG_NAMES).slice(0, random.int(0, 3)),
    outcomeScore: random.int(1, 3) === 1 ? null : Math.max(1, Math.min(5, stars - random.int(0, 1))),
    answer,
    answeredAt: answer && minutesAfter(createdAt, random.int(30, 600)),
  }
}
