import { randomUUID } from 'node:crypto'
import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { MentorStatus } from '../generated/prisma/enums.ts'
import { queueEmail } from '../mail/outbox.ts'
import { notify } from '../notifications/notify.ts'
import type { Person } from '../parts/person.ts'
import { NotFoundError } from '../rules/userErrors.ts'
import { statusMail } from './statusMail.ts'

/**
 * Sets what the team has decided on an application; any of the three, at any time. A mentor who is accepted or
 * rejected by it gets a mail and a notification; setting the same status again tells nobody. Throws NotFoundError.
 */
export async function setMentorStatus(
  app: Pick<App, 'db' | 'config'>,
  { mentorId, status }: { mentorId: number; status: MentorStatus },
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { count } = await tx.mentor.updateMany({ where: { id: mentorId, status: { not: status } }, data: { status } })
    const mentor = await tx.mentor.findUnique({ where: { id: mentorId }, select: { name: true, email: true } })
    if (!mentor) throw new NotFoundError('Mentor not found')
    if (count === 0 || status === 'pending_review') return
    // The conditional write above is what happens once; each decision after it is news of its own.
    const dedupeKey = `mentor:${mentorId}:${status}:${randomUUID()}`
    const { notice, ...mail } = statusMail(status, mentor.name, app.config)
    const recipient: Person = { type: 'mentor', id: mentorId }
    await queueEmail(tx, app, { kind: 'mentor-status', dedupeKey, to: mentor.email, recipient, about: null, ...mail })
    await notify(tx, { dedupeKey, userType: 'mentor', userId: mentorId, about: null, type: 'general', ...notice })
  })
}
