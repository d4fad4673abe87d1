/** Tables of what people share, searched by their names. */
import { containing, containingFolded } from '../database/containing.ts'
import type { Database } from '../database/client.ts'

/** More people than these are matched row by row: their text is on most rows, and a long list of ids costs more. */
const FEW = 2000

/** The ids of people whom a text finds, for the indexes of other tables; null when they are many. */
export async function fewIds(
  find: (asked: { select: { id: true }; take: number }) => PromiseLike<{ id: number }[]>,
): Promise<number[] | null> {
  const found = await find({ select: { id: true }, take: FEW + 1 })
  return found.length > FEW ? null : found.map(({ id }) => id)
}

/** Conditions on a row's people, whose names contain the text, or, with `emails`, the mentees' email addresses. Null without a text. */
export async function peopleNamed(db: Database, text: string, { emails = false } = {}) {
  if (text === '') return null
  const mentor = { nameFolded: containingFolded(text) }
  const mentee = emails ? { OR: [mentor, { email: containing(text) }] } : mentor
  const [mentors, mentees] = await Promise.all([
    fewIds((few) => db.mentor.findMany({ where: mentor, ...few })),
    fewIds((few) => db.mentee.findMany({ where: mentee, ...few })),
  ])
  return {
    mentor: mentors ? { mentorId: { in: mentors } } : { mentor },
    mentee: mentees ? { menteeId: { in: mentees } } : { mentee },
  }
}
