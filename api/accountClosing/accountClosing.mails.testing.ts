import { PASSWORD, signedInAs } from '../testing/people.ts'
import { closeAccount } from './closeAccount.graphql.ts'
import type { MailCause } from '../testing/mailCauses.ts'

export const causes: MailCause[] = [
  {
    name: 'account closed',
    file: 'accountClosing/removePerson.ts',
    mails: 1,
    async cause({ app, db, clock }, { menteeId }) {
      await db.mentee.update({ where: { id: menteeId }, data: { emailConfirmedAt: clock.now() } })
      await closeAccount(app, await signedInAs(db, { type: 'mentee', id: menteeId }, clock.now()), {
        password: PASSWORD,
      })
    },
  },
]
