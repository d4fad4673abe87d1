import { resendConfirmation } from './accountActs.graphql.ts'
import { type MailCause } from '../testing/mailCauses.ts'

export const causes: MailCause[] = [
  {
    name: 'address confirmation',
    file: 'accounts/emailConfirmations.ts',
    mails: 1,
    cause: ({ app }, { menteeId }) => resendConfirmation(app, { type: 'mentee', id: menteeId }),
  },
]
