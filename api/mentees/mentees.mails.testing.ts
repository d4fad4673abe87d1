import { registerMentee } from './registerMentee.graphql.ts'
import { FROM, MENTEE_NAME, PROFILE, type MailCause } from '../testing/mailCauses.ts'

export const causes: MailCause[] = [
  {
    name: 'welcome, mentee',
    file: 'mentees/registerMentee.graphql.ts',
    mails: 1,
    cause: ({ app }) => {
      const level = { subBranch: undefined, currentLevel: 'Fresh Graduate' as const }
      return registerMentee(app, { ...PROFILE, ...level, name: MENTEE_NAME, email: 'new@test.example' }, FROM)
    },
  },
]
