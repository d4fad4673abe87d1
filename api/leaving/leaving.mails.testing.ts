import { PASSWORD } from '../testing/people.ts'
import { closeAccount } from './closeAccount.ts'
import type { MailCause } from '../testing/mailCauses.ts'

export const causes: MailCause[] = [
  {
    name: 'account closed',
    file: 'leaving/accountClosedMail.ts',
    mails: 1,
    cause: ({ app }, { menteeId }) => closeAccount(app, { type: 'mentee', id: menteeId }, { password: PASSWORD }),
  },
]
