import { PASSWORD, signedInAs } from '../testing/people.ts'
import { closeAccount } from './closeAccount.ts'
import type { MailCause } from '../testing/mailCauses.ts'

export const causes: MailCause[] = [
  {
    name: 'account closed',
    file: 'leaving/accountClosedMail.ts',
    mails: 1,
    async cause({ app, db, clock }, { menteeId }) {
      await db.mentee.update({ where: { id: menteeId }, data: { emailConfirmedAt: clock.now() } })
      await closeAccount(app, await signedInAs(db, { type: 'mentee', id: menteeId }, clock.now()), {
        password: PASSWORD,
      })
    },
  },
]
