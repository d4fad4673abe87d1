/** A registration that is made, or waits for its link to be clicked. */
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { notify } from '../notifications/notify.ts'
import { ticketPage } from '../rules/addresses.ts'
import { formatWhenFull } from '../rules/format.ts'

/** Written with the transaction that registers. */
export async function announceRegistration(
  tx: Transaction,
  _app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
): Promise<void> {
  const { code, menteeId, workshop } = await tx.workshopRegistration.findUniqueOrThrow({
    where: { id: registrationId },
    include: { workshop: true },
  })
  if (menteeId === null) return
  await notify(tx, {
    dedupeKey: `registration:${registrationId}:registered`,
    userType: 'mentee',
    userId: menteeId,
    about: workshop.mentorId === null ? null : { type: 'mentor', id: workshop.mentorId },
    type: 'workshop',
    title: 'You are registered',
    message: `You have a seat in ${workshop.title} on ${formatWhenFull(workshop.startsAt)}.`,
    link: ticketPage(code),
    data: { workshopId: workshop.id },
  })
}

/** Of a free workshop: the ticket's address, where the seat is taken. */
export async function announceUnconfirmed(
  _tx: Transaction,
  _app: Pick<App, 'clock' | 'config'>,
  _registrationId: number,
): Promise<void> {}
