import type { Prisma } from '../../../api/generated/prisma/client.ts'
import type { DemoTime } from '../demoTime.ts'
import { menteeId } from './mentees.ts'
import type { DemoMentor } from './mentors.ts'

/** Mentee, mentor, days ago; the first saved first. */
const SAVED: readonly (readonly [string, string, number])[] = [
  ['Vikram Patil', 'Harpreet Singh Gill', 21],
  ['Vikram Patil', 'Mohammed Irfan Qureshi', 15],
  ['Vikram Patil', 'Meera Nambiar', 4],
  ['Vikram Patil', 'Ananya Iyer', 2],
]

/** Whom the demo mentee has saved. */
export function shortlistRows(time: DemoTime, people: readonly DemoMentor[]): Prisma.SavedMentorCreateManyInput[] {
  return SAVED.map(([menteeName, mentorName, ago]) => {
    const mentor = people.find(({ draft }) => draft.name === mentorName)
    if (mentor === undefined) throw new RangeError(`no demo mentor ${mentorName}`)
    return {
      userType: 'mentee',
      userId: menteeId(menteeName),
      mentorId: mentor.id,
      savedAt: time.at(-ago, '21:10'),
    }
  })
}
