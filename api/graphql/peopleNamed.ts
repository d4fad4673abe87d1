/** Tables of what people share, searched by their names. */
import { containing } from '../database/containing.ts'
import type { Database } from '../database/client.ts'

/** More than these are looked for row by row: a text that so many have is on most rows, and a long list of ids costs more. */
const FEW = 1000

interface Named {
  name: ReturnType<typeof containing>
}

/** What a row's people are looked for by. */
export interface PeopleNamed {
  mentor: { mentorId: { in: number[] } } | { mentor: Named }
  mentee: { menteeId: { in: number[] } } | { mentee: Named }
}

/** Whose names hold the text; by their numbers when they are few, which the indexes of any table find. Null without a text. */
export async function peopleNamed(db: Database, text: string): Promise<PeopleNamed | null> {
  if (text === '') return null
  const name = containing(text)
  const asked = { where: { name }, select: { id: true }, take: FEW + 1 } as const
  const [mentors, mentees] = await Promise.all([db.mentor.findMany(asked), db.mentee.findMany(asked)])
  return {
    mentor: mentors.length > FEW ? { mentor: { name } } : { mentorId: { in: mentors.map(({ id }) => id) } },
    mentee: mentees.length > FEW ? { mentee: { name } } : { menteeId: { in: mentees.map(({ id }) => id) } },
  }
}
