import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { eraseMails } from '../mail/eraseMails.ts'
import { dropFile } from '../media/dropFile.ts'
import { eraseNotifications } from '../notifications/eraseNotifications.ts'
import { accountClosedMail } from './accountClosedMail.ts'
import { endAllSessions } from './sessions.ts'

/** A person whose account was removed. */
export interface Erased {
  type: UserType
  id: number
  name: string
  email: string
  /** Paths of their picture and of files in what was removed with them. */
  files: readonly (string | null)[]
}

/** Somebody on the other side of a booking, a month or a request. */
export interface Counterpart {
  id: number
  email: string
}

/** What the other side reads in the place of the name. */
export const FORMER: Record<UserType, string> = {
  mentor: 'Former mentor',
  mentee: 'Former mentee',
  community: 'Former member',
}

/**
 * What every kind of account leaves behind: ends its sessions, removes its notifications, mails, links and picture and
 * its name from what others were told, and says farewell. Call it in the transaction, once the account's row is gone.
 */
export async function erasePerson(
  tx: Transaction,
  app: Pick<App, 'config'>,
  person: Erased,
  counterparts: readonly Counterpart[] = [],
): Promise<void> {
  const { type, id, name, email, files } = person
  const formerly = FORMER[type]
  const otherType: UserType = type === 'mentor' ? 'mentee' : 'mentor'
  await endAllSessions(tx, { type, id })
  await tx.passwordResetToken.deleteMany({
    where: { email: { equals: email, mode: 'insensitive' }, userType: type },
  })
  await tx.emailConfirmation.deleteMany({ where: { userType: type, userId: id } })
  await eraseNotifications(tx, {
    type,
    id,
    name,
    formerly,
    counterparts: { type: otherType, ids: counterparts.map((other) => other.id) },
  })
  await eraseMails(tx, { email, name, formerly, counterparts: counterparts.map((other) => other.email) })
  for (const file of files) await dropFile(tx, file)
  await accountClosedMail(tx, app, person)
}

/** Files in the chats that go with an account's months; read before they are removed. */
export async function chatAttachments(
  tx: Transaction,
  side: { mentorId: number } | { menteeId: number },
): Promise<string[]> {
  const messages = await tx.chatMessage.findMany({
    where: { subscription: side, attachments: { isEmpty: false } },
    select: { attachments: true },
  })
  return messages.flatMap(({ attachments }) => attachments)
}
