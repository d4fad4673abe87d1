import { hashToken } from '../accounts/tokens.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { HOUR_MS, fromDateOnly } from '../rules/time/time.ts'
import { registrationClosesAt } from '../rules/workshops/workshops.ts'
import { announceTicketAgain } from './announceRegistration.ts'
import { participantOf, seeTicket, tellParticipant, type Participant } from './participant.ts'
import { countStrangersMail } from './strangersMail.ts'
import { publicFacts, shortTitle, TICKET_IS_SECRET } from './workshopWords.ts'

/**
 * Of a free workshop: for whom a seat is asked, and the ticket's address, where it is taken. Asking again with the same
 * details mails it again, once an hour. An address that has a seat already, `seatId`, is mailed the ticket of that instead,
 * as often. Throws RateLimitedError when the address was sent too many today, in all or from the network of `ip`.
 */
export async function announceUnconfirmed(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  registrationId: number,
  { seatId = null, ip }: { seatId?: number | null; ip?: string | undefined } = {},
): Promise<void> {
  const participant = await participantOf(tx, registrationId)
  if (!participant || participant.seat === 'registered') return
  const { name, phone } = participant
  const cause = `confirm:${Math.floor(app.clock.now().getTime() / HOUR_MS)}:${hashToken(`${name} ${phone}`).slice(0, 12)}`
  const news = ['Someone asked for a seat with this email address. You have a seat already, so there is nothing to do.']
  const isNew =
    seatId === null
      ? await mailLink(tx, app, participant, cause)
      : await announceTicketAgain(tx, app, seatId, { cause: `${registrationId}:${cause}`, news })
  if (isNew) await countStrangersMail(tx, app, { email: participant.email, ip })
}

function mailLink(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  participant: Participant,
  cause: string,
): Promise<boolean> {
  const { workshop, name, phone } = participant
  return tellParticipant(tx, app, participant, {
    kind: 'workshop-confirm',
    cause,
    title: 'Confirm your registration',
    message: null,
    subject: `Confirm your registration: ${shortTitle(workshop)}`,
    content: {
      paragraphs: [
        `Someone asked for a seat in "${workshop.title}" with this email address. If that was you, check the name and phone number below, and confirm to take the seat: until then none is reserved for you.`,
        'If it was not you, or the details are not yours, ignore this email.',
      ],
      facts: [...publicFacts(workshop), ['Name', name], ['Phone', phone]],
      action: { ...seeTicket(app, participant), label: 'Confirm your registration' },
      note: TICKET_IS_SECRET,
    },
    validUntil: registrationClosesAt(fromDateOnly(workshop.date)),
  })
}
