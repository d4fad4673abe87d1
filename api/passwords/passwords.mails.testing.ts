import { HOUR_MS } from '../rules/time/durations.ts'
import { inTransaction } from '../database/transaction.ts'
import { mentorAccount, PASSWORD } from '../testing/people.ts'
import { changePassword } from './changePassword.graphql.ts'
import { replaceEmail } from './replaceEmail.ts'
import { sendPasswordReset } from './passwords.jobs.ts'
import { MENTOR_NAME, type MailCause } from '../testing/mailCauses.ts'

export const causes: MailCause[] = [
  {
    name: 'password reset',
    file: 'passwords/passwords.jobs.ts',
    mails: 1,
    cause: async ({ app, db }, { menteeId }) => {
      const { email } = await db.mentee.findUniqueOrThrow({ where: { id: menteeId } })
      // The same address as a mentor: one mail with a link for each account.
      await mentorAccount(db, { name: MENTOR_NAME, email })
      await sendPasswordReset(app, { requestId: `kind-${menteeId}`, email })
    },
  },
  {
    name: 'password changed',
    file: 'passwords/mailedPassword.ts',
    mails: 1,
    cause: async ({ app, db, clock }, { menteeId }) => {
      const now = clock.now()
      const sessionHash = `kind-${menteeId}`
      const times = { createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + HOUR_MS) }
      await db.session.create({ data: { tokenHash: sessionHash, userType: 'mentee', userId: menteeId, ...times } })
      const passwords = { currentPassword: PASSWORD, newPassword: 'An0ther@pass' }
      await changePassword(app, { type: 'mentee', id: menteeId, sessionHash }, passwords as never)
    },
  },
  {
    name: 'address changed',
    file: 'passwords/replaceEmail.ts',
    mails: 2,
    cause: async ({ app, db }, { menteeId }) => {
      const { email, passwordHash } = await db.mentee.findUniqueOrThrow({ where: { id: menteeId } })
      const account = { type: 'mentee', id: menteeId } as const
      const change = { account, from: email, to: `new-${email}`, passwordHash }
      await inTransaction(db, (tx) => replaceEmail(tx, app, change))
    },
  },
]
