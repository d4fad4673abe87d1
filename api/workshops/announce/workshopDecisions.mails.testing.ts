import type { TestApp } from '../../testing/app.ts'
import { makeWorkshop } from '../../testing/factories.ts'
import { bounded, MENTOR_NAME } from '../../testing/mailCauses.ts'
import { mentorAccount } from '../../testing/people.ts'
import { cancelWorkshop } from '../manage/cancelWorkshop.graphql.ts'
import { deleteWorkshop } from '../manage/deleteWorkshop.graphql.ts'
import { updateWorkshop } from '../manage/updateWorkshop.graphql.ts'
import { decideWorkshop } from '../manage/decideWorkshop.graphql.ts'

const ADMIN = { type: 'administrator', id: 1, username: 'admin', uploader: { type: 'admin', id: 1 } } as const

const waiting = async ({ db }: TestApp) => {
  const mentor = await mentorAccount(db, { name: MENTOR_NAME })
  return await makeWorkshop(db, {
    mentorId: mentor.id,
    instructorName: mentor.name,
    isActive: false,
    date: '2027-11-28',
  })
}

export const causes = bounded('an administrator decides', [
  ...(['approved', 'rejected'] as const).map((decision) => ({
    name: `workshop ${decision}`,
    file: 'workshops/announce/mentorNews.ts',
    mails: 1,
    cause: async (tested: TestApp) => {
      const { id } = await waiting(tested)
      await decideWorkshop(tested.app, ADMIN, { id, decision, reason: 'Two hours are too short for it.' })
    },
  })),
  {
    name: 'workshop given to another mentor',
    file: 'workshops/announce/mentorNews.ts',
    mails: 2,
    cause: async (tested) => {
      const { id } = await waiting(tested)
      const other = await mentorAccount(tested.db, { name: MENTOR_NAME })
      await updateWorkshop(tested.app, ADMIN, { id, mentorId: other.id })
    },
  },
  {
    name: 'workshop deleted by the team',
    file: 'workshops/announce/mentorNews.ts',
    mails: 1,
    cause: async (tested) => {
      const { id } = await waiting(tested)
      await deleteWorkshop(tested.app, ADMIN, { id })
    },
  },
  {
    name: 'workshop cancelled by the team',
    file: 'workshops/announce/mentorNews.ts',
    mails: 1,
    cause: async (tested) => {
      const { id } = await waiting(tested)
      await cancelWorkshop(tested.app, ADMIN, { id, reason: 'The date is a public holiday.' })
    },
  },
])
