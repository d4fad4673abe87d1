import { resendConfirmation } from './resendConfirmation.graphql.ts'
import { type MailCause } from '../testing/mailCauses.ts'

export const causes: MailCause[] = [
  {
    name: 'address confirmation',
    file: 'accounts/resendConfirmation.graphql.ts',
    mails: 1,
    cause: ({ app }, { menteeId }) => resendConfirmation(app, { type: 'mentee', id: menteeId }),
  },
]
