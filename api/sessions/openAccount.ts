import { countSignUp } from '../accounts/bounds.ts'
import { confirmationLink, linkEnds, mayMail } from '../accounts/emailConfirmations.ts'
import { EmailTakenError } from '../accounts/accountErrors.ts'
import { hashPassword } from '../accounts/passwords.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { MailContent } from '../mail/content.ts'
import { queueEmail } from '../mail/outbox.ts'
import type { SignInOrigin, StartedSession } from './enter.ts'
import { startSession } from './sessions.ts'

interface Opening {
  type: 'mentor' | 'mentee'
  /** Of its mail. */
  kind: 'welcome-mentor' | 'welcome-mentee'
  email: string
  password: string
  /** Whether the browser that asks gets a session. */
  signIn: boolean | undefined
  origin: SignInOrigin
  /** Writes the account with these columns. */
  create(
    tx: Transaction,
    columns: { passwordHash: string; createdAt: Date; lastLoginAt?: Date },
  ): PromiseLike<{ id: number }>
  /** What the new account is mailed. `link` confirms its address: no name is in it, as the address is not proven. */
  mail(link: string): { subject: string; content: MailContent }
}

/** Written once for an address, with a welcome on its way (`mayMail`). Throws EmailTakenError and RateLimitedError. */
export async function openAccount(
  app: Pick<App, 'db' | 'clock' | 'config' | 'limiter'>,
  { type, kind, email, password, signIn = false, origin: { ip, userAgent }, create, mail }: Opening,
): Promise<{ id: number; session: StartedSession | null }> {
  await countSignUp(app, ip)
  const passwordHash = await hashPassword(password)
  const now = app.clock.now()
  try {
    return await inTransaction(app.db, async (tx) => {
      const { id } = await create(tx, { passwordHash, createdAt: now, ...(signIn && { lastLoginAt: now }) })
      if (await mayMail(tx, app, { type, id, email }))
        await queueEmail(tx, app, {
          kind,
          dedupeKey: `welcome:${type}:${id}`,
          to: email,
          recipient: { type, id },
          about: null,
          validUntil: linkEnds(app),
          ...mail(await confirmationLink(tx, app, { type, id, email })),
        })
      if (!signIn) return { id, session: null }
      const token = await startSession(tx, { type, id, ip, userAgent }, now)
      return { id, session: { token, type, id, passwordHash } }
    })
  } catch (error) {
    if (violates(error, `${type}s_email_key`)) throw new EmailTakenError()
    throw error
  }
}
