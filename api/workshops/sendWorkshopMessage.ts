import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Identity } from '../graphql/identity.ts'
import { addJob } from '../jobs/enqueue.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { WORKSHOP_MESSAGES_MAXIMUM, type WorkshopMessageInput } from '../rules/inputs/workshopMessage.ts'
import { NotFoundError, UserError } from '../rules/userErrors.ts'
import { lockWorkshop } from './seatHolds.ts'

/** Three were sent, or there is nobody to write to; the message says which. Nothing was sent. */
export class MessageNotPossibleError extends UserError {
  override readonly name = 'MessageNotPossibleError'
  static override readonly status = 409
}

/**
 * An organiser writes to everybody who is registered now; a job mails it. The same client id twice is one message. Answers
 * the message's id. Throws NotFoundError, MessageNotPossibleError.
 */
export async function sendWorkshopMessage(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { member, administrator }: Identity,
  { workshopId, clientId, message }: WorkshopMessageInput,
): Promise<number> {
  const own = administrator ? {} : { mentorId: member?.type === 'mentor' ? member.id : NO_ID }
  return await inTransaction(db, async (tx) => {
    if ((await tx.workshop.count({ where: { id: workshopId, ...own } })) === 0)
      throw new NotFoundError('Workshop not found')
    // Of two at once for the last one, the second sees the first.
    await lockWorkshop(tx, workshopId)
    const before = await tx.workshopMessage.findMany({ where: { workshopId }, select: { id: true, clientId: true } })
    const same = before.find((sent) => sent.clientId === clientId)
    if (same) return same.id
    if (before.length >= WORKSHOP_MESSAGES_MAXIMUM)
      throw new MessageNotPossibleError(
        `You have sent ${WORKSHOP_MESSAGES_MAXIMUM} messages, the most that one workshop may send.`,
      )
    const { registeredCount, cancelledAt } = await tx.workshop.findUniqueOrThrow({ where: { id: workshopId } })
    if (registeredCount === 0 || cancelledAt)
      throw new MessageNotPossibleError('Nobody is registered for this workshop.')
    const { id } = await tx.workshopMessage.create({
      data: {
        workshopId,
        clientId,
        message,
        number: before.length + 1,
        sentBy: administrator ? 'administrator' : 'mentor',
        recipients: registeredCount,
        createdAt: clock.now(),
      },
    })
    await addJob(tx, 'mailWorkshopMessage', { messageId: id }, { key: `workshop-message:${id}` })
    return id
  })
}
