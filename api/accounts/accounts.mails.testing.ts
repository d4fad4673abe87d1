import { resendConfirmation } from './accountActs.graphql.ts'
import { bounded, LINKS_LIMITED } from '../testing/mailCauses.ts'

export const causes = bounded(LINKS_LIMITED, [
  {
    name: 'address confirmation',
    file: 'accounts/emailConfirmations.ts',
    mails: 1,
    cause: ({ app }, { menteeId }) => resendConfirmation(app, { type: 'mentee', id: menteeId }),
  },
])
