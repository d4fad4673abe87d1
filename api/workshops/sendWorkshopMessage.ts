import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { addJob } from '../jobs/enqueue.ts'
import { WORKSHOP_MESSAGES_MAXIMUM, type WorkshopMessageInput } from '../rules/workshops/workshopInput.ts'
import { UserError } from '../rules/userErrors.ts'
import { requireAccepted, takeWorkshop, trace, type Acting } from './organisers.ts'

/** Three were sent, or there is nobody to write to; the message says which. Nothing was sent. */
export class MessageNotPossibleError extends UserError {
  override readonly name = 'MessageNotPossibleError'
  static override readonly status = 409
}

/**
 * An organiser writes to everybody who is registered now; a job mails it. The same client id twice is one message. Answers
 * the message's id. Throws NotFoundError, MessageNotPossibleError, NotAllowedError for a mentor
 * who is not accepted any more.
 */
export async function sendWorkshopMessage(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  by: Acting,
  { workshopId, clientId, message }: WorkshopMessageInput,
): Promise<number> {
  return await inTransaction(db, async (tx) => {
    // Locked: of two at once for the last one, the second sees the first.
    const workshop = await takeWorkshop(tx, by, workshopId)
    const { registeredCount, cancelledAt } = workshop
    const before = await tx.workshopMessage.findMany({ where: { workshopId }, select: { id: true, clientId: true } })
    const same = before.find((sent) => sent.clientId === clientId)
    if (same) return same.id
    // Nobody writes to people in our name whom the team does not stand behind any more.
    if (by.type === 'mentor') await requireAccepted(tx, by.id)
    if (before.length >= WORKSHOP_MESSAGES_MAXIMUM)
      throw new MessageNotPossibleError(
        `You have sent ${WORKSHOP_MESSAGES_MAXIMUM} messages, the most that one workshop may send.`,
      )
    if (registeredCount === 0 || cancelledAt)
      throw new MessageNotPossibleError('Nobody is registered for this workshop.')
    const { id } = await tx.workshopMessage.create({
      data: {
        workshopId,
        clientId,
        message,
        number: before.length + 1,
        sentBy: by.type,
        recipients: registeredCount,
        createdAt: clock.now(),
      },
    })
    await trace(tx, { clock }, by, workshop, { action: 'workshop.message', after: { recipients: registeredCount } })
    await addJob(tx, 'mailWorkshopMessage', { messageId: id }, { key: `workshop-message:${id}` })
    return id
  })
}
