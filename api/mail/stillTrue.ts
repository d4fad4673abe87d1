import type { App } from '../app.ts'
import type { Email } from '../generated/prisma/client.ts'

/** Whether what a mail says holds when its turn to be sent has come; its feature knows. */
export async function isStillTrue({ db, parts }: Pick<App, 'db' | 'parts'>, email: Email, now: Date): Promise<boolean> {
  if (email.validUntil && email.validUntil <= now) return false
  const part = parts.mails.find(({ kind }) => kind === email.kind)
  return (await part?.isStillTrue?.(db, email, now)) ?? true
}
