import { registerCommunityMember } from './registerCommunityMember.graphql.ts'
import { FROM, MENTEE_NAME, type MailCause } from '../testing/mailCauses.ts'

export const causes: MailCause[] = [
  {
    name: 'welcome, community',
    file: 'community/registerCommunityMember.graphql.ts',
    mails: 1,
    cause: ({ app }) => {
      const person = { name: MENTEE_NAME, email: 'joins@test.example', engineeringField: 'Civil' }
      return registerCommunityMember(app, { ...person, type: 'student' }, FROM)
    },
  },
]
