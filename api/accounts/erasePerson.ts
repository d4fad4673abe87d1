import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import type { UserType } from '../generated/prisma/enums.ts'
import { eraseMails } from '../mail/eraseMails.ts'
import { dropFile } from '../media/dropFile.ts'
import { eraseNotifications } from '../notifications/eraseNotifications.ts'
import { dateOnly, istDate } from '../rules/time.ts'
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
  app: Pick<App, 'config' | 'clock'>,
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
  const isUsed = await isAddressUsed(tx, email)
  await eraseMails(tx, { email, name, formerly, counterparts: counterparts.map((other) => other.email), isUsed })
  if (!isUsed) await eraseRegistrations(tx, { email, formerly, today: istDate(app.clock.now()) })
  for (const file of files) await dropFile(tx, file)
  await accountClosedMail(tx, app, person)
}

/** Whether an account of whatever kind has the address, in whatever case. */
async function isAddressUsed(tx: Transaction, email: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ isUsed: boolean }[]>`
    SELECT EXISTS (SELECT FROM mentors WHERE lower(email) = lower(${email}))
      OR EXISTS (SELECT FROM mentees WHERE lower(email) = lower(${email}))
      OR EXISTS (SELECT FROM community_members WHERE lower(email) = lower(${email})) AS "isUsed"`
  return row?.isUsed ?? false
}

/**
 * Past workshops that were registered for without an account, by the same address. One to come is left alone: who has
 * a seat gets the link there.
 */
async function eraseRegistrations(
  tx: Transaction,
  { email, formerly, today }: { email: string; formerly: string; today: string },
): Promise<void> {
  // The address is what keeps one person to one paid seat: each row gets one of its own that is nobody's.
  await tx.$executeRaw`
    UPDATE workshop_registrations r SET name = ${formerly}, email = 'former-' || r.id, phone = ''
    FROM workshops w WHERE w.id = r.workshop_id AND w.date < ${dateOnly(today)}::date AND lower(r.email) = lower(${email})`
}

/**
 * Removes an account's months with their chats, its goals and roadmaps, on whichever side it is; answers the paths of
 * the files in the chats. Bookings let go of the month first: they stay.
 */
export async function removeMonths(
  tx: Transaction,
  side: { mentorId: number } | { menteeId: number },
): Promise<string[]> {
  const messages = await tx.chatMessage.findMany({
    where: { subscription: side, attachments: { isEmpty: false } },
    select: { attachments: true },
  })
  await tx.booking.updateMany({ where: { subscription: side }, data: { planSubscriptionId: null } })
  await tx.planSubscription.deleteMany({ where: side })
  await tx.mentorRoadmap.deleteMany({ where: side })
  await tx.menteeGoals.deleteMany({ where: side })
  return messages.flatMap(({ attachments }) => attachments)
}
