import { mainBranchOf } from '../../../api/rules/branches.ts'
import { slotsOfDay } from '../../../api/rules/slots.ts'
import type { Prisma } from '../../../api/generated/prisma/client.ts'
import { minutesAfter } from '../demoTime.ts'
import type { DemoTime } from '../demoTime.ts'
import { mentees } from '../people/mentees.ts'
import { seededRandom } from '../random.ts'
import type { Random } from '../random.ts'
import { fiveStarTexts, fourStarTexts, threeStarTexts } from '../words/reviewTexts.ts'
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

interface Opinion {
  stars: number
  body: string
}

/** Completed sessions of all mentors, with their reviews. Ratings follow from these, never the other way round. */
export function addHistory(
  ledger: Ledger,
  time: DemoTime,
  starterId: number,
  people: readonly DemoMentor[],
): Prisma.ReviewCreateManyInput[] {
  const reviews: Prisma.ReviewCreateManyInput[] = []
  for (const mentor of people) {
    const random = seededRandom(`history of ${mentor.draft.name}`)
    const opinions = opinionsOn(mentor, random)
    const total = opinions.length + (mentor.draft.unreviewed ?? 0)
    const sessions = heldSessions(ledger, time, starterId, mentor, total, random)
    // Who reviewed is spread over the year, not bunched at its end.
    const reviewed = random.shuffle(sessions).slice(0, opinions.length)
    reviewed.forEach(({ bookingId, menteeId, endsAt }, place) => {
      const opinion = opinions[place]
      if (opinion === undefined) return
      const createdAt = minutesAfter(endsAt, random.int(60, 20 * 60))
      reviews.push({ id: reviews.length + 1, bookingId, mentorId: mentor.id, menteeId, ...opinion, createdAt })
    })
  }
  return reviews
}

/** What people said about a mentor; no text twice. */
function opinionsOn({ draft }: DemoMentor, random: Random): Opinion[] {
  const [fives, fours, threes] = draft.reviews ?? [0, 0, 0]
  const praise = (draft.reviewTopics ?? ['any']).flatMap((topic) => random.shuffle(fiveStarTexts[topic]))
  const drawn = (texts: readonly string[], count: number, stars: number) => {
    if (count > texts.length) throw new RangeError(`too few review texts for ${draft.name}`)
    return texts.slice(0, count).map((body) => ({ stars, body }))
  }
  return random.shuffle([
    ...drawn(praise, fives, 5),
    ...drawn(random.shuffle(fourStarTexts), fours, 4),
    ...drawn(random.shuffle(threeStarTexts), threes, 3),
  ])
}

/** Books `total` past sessions on the mentor's own hours, spread over the year. */
function heldSessions(
  ledger: Ledger,
  time: DemoTime,
  starterId: number,
  mentor: DemoMentor,
  total: number,
  random: Random,
) {
  const held: { bookingId: number; menteeId: number; endsAt: Date }[] = []
  const days = Array.from({ length: HISTORY_DAYS + NEWEST }, (_, n) => NEWEST - n)
  const slots = random.shuffle(days.flatMap((day) => slotsOfDay(mentor.windows, time.day(day))))
  const visitors = visitorsOf(mentor, random)
  for (const slot of slots) {
    if (held.length === total) break
    const turn = visitors.map((_, n) => visitors[(held.length + n) % visitors.length] ?? 0)
    const menteeId = turn.find((id) => isFree(ledger, mentor.id, id, slot))
    if (menteeId === undefined) continue
    const bookedAt = minutesAfter(slot.startsAt, -random.int(DAY_MINUTES, 6 * DAY_MINUTES))
    const agenda = agendaFor(mentor, random.int(0, 5))
    const bookingId = addSession(ledger, starterId, { mentor, menteeId, slot, status: 'completed', bookedAt, agenda })
    held.push({ bookingId, menteeId, endsAt: slot.endsAt })
  }
  if (held.length < total) throw new RangeError(`${mentor.draft.name} has too few hours for ${total} sessions`)
  return held
}

/** Mentees in the order in which they come: those of the same branch first. The demo mentee's bookings are written elsewhere. */
function visitorsOf({ draft }: DemoMentor, random: Random): number[] {
  const branch = mainBranchOf(draft.subBranch)
  const ids = random.shuffle(mentees.map((_, place) => place + 1).filter((id) => id !== DEMO_MENTEE))
  const isNear = (id: number) => mainBranchOf(mentees[id - 1]?.subBranch) === branch
  return [...ids.filter(isNear), ...ids.filter((id) => !isNear(id))]
}

/** Average and number of each mentor's reviews. */
export function ratingsOf(
  reviews: readonly Prisma.ReviewCreateManyInput[],
): Map<number, { rating: string; reviewCount: number }> {
  const groups = Map.groupBy(reviews, (review) => review.mentorId)
  return new Map(
    [...groups].map(([mentorId, given]) => {
      const sum = given.reduce((total, { stars }) => total + stars, 0)
      return [mentorId, { rating: (sum / given.length).toFixed(2), reviewCount: given.length }]
    }),
  )
}
