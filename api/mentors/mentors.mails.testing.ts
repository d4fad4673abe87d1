import { mentorAccount } from '../testing/people.ts'
import { applyAsMentor } from './application/applyAsMentor.graphql.ts'
import { updateMentor } from './administration/updateMentor.graphql.ts'
import { createMentor } from './administration/createMentor.graphql.ts'
import { setMentorStatus } from './application/setMentorStatus.ts'
import type { TestApp } from '../testing/app.ts'
import { bounded, FROM, LINKS_LIMITED, MENTOR_NAME, PROFILE, type MailCause } from '../testing/mailCauses.ts'

export const causes: MailCause[] = [
  {
    name: 'application received',
    file: 'mentors/application/applyAsMentor.graphql.ts',
    mails: 1,
    cause: ({ app }) => {
      const rates = { starterPackageRate: '500', advancedPackageRate: '3000' }
      const work = { experience: 5, bio: 'Twelve years of bridges and their drawings.', available: true }
      const application = { ...PROFILE, ...rates, ...work, name: MENTOR_NAME, email: 'applicant@test.example' }
      return applyAsMentor(app, application as never, FROM)
    },
  },
  ...bounded(LINKS_LIMITED, [
    {
      name: 'mentor added by the team',
      file: 'accounts/emailConfirmations.ts',
      mails: 1,
      cause: ({ app }) => {
        const mentor = { ...PROFILE, experience: 5, name: MENTOR_NAME, email: 'added@test.example' }
        return createMentor(app, { id: 1, username: 'root', sessionHash: '' }, mentor as never)
      },
    },
  ]),
  ...bounded('an administrator decides', [
    {
      name: 'mentor edited by the team',
      file: 'mentors/administration/announceEdits.ts',
      mails: 1,
      cause: async ({ app, db }) => {
        const { id } = await mentorAccount(db, { name: MENTOR_NAME })
        const edit = { id, starterPackageRate: '850.00', bio: 'Bridges <b>and</b> drawings.' }
        await updateMentor(app, { id: 1, username: 'root', sessionHash: '' }, edit)
      },
    },
    {
      name: 'mentor back under review',
      file: 'mentors/application/setMentorStatus.ts',
      mails: 1,
      cause: async ({ app, db }) => {
        const { id } = await mentorAccount(db, { name: MENTOR_NAME })
        await setMentorStatus(app, 'operator', { mentorId: id, status: 'pending_review' })
      },
    },
    ...(['accepted', 'rejected'] as const).map((status) => ({
      name: `mentor ${status}`,
      file: 'mentors/application/setMentorStatus.ts',
      mails: 1,
      cause: async ({ app, db }: TestApp) => {
        const { id } = await mentorAccount(db, { name: MENTOR_NAME, status: 'pending_review' })
        await setMentorStatus(app, 'operator', { mentorId: id, status })
      },
    })),
  ]),
]
