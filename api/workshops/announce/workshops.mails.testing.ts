import { HOUR_MS, MINUTE_MS } from '../../rules/time/durations.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { TestApp } from '../../testing/app.ts'
import { makeRegistration } from '../../testing/factories.ts'
import { bounded, type MailCause, type MailPeople } from '../../testing/mailCauses.ts'
import { sendCertificates } from '../afterwards/certificates.graphql.ts'
import { markAttendance } from '../afterwards/markAttendance.graphql.ts'
import {
  announceCancelledRegistration,
  announceReturned,
  announceWorkshopCancelled,
} from './announceCancelledRegistration.ts'
import { announceRegistration, announceTicketAgain, announceUnconfirmed } from './announceTicket.ts'
import { mailWorkshopMessages, sendWorkshopMessage } from './sendWorkshopMessage.graphql.ts'
import { remindOfWorkshops } from './reminders.ts'
import { tellTimeChange, tellWorkshopInstructor, tellWorkshopLink } from './tellChanges.ts'
import { HAS_SEAT, seats, SEATS } from './workshopSeats.testing.ts'

const TICKET = 'workshops/announce/announceTicket.ts'
const REMINDERS = 'workshops/announce/reminders.ts'
const CHANGES = 'workshops/announce/tellChanges.ts'
const CANCELLED = 'workshops/announce/announceCancelledRegistration.ts'
/** Told to both of them. */
const each = (
  work: (tx: Parameters<typeof announceRegistration>[0], app: TestApp['app'], id: number) => Promise<unknown>,
) =>
  async function cause(tested: TestApp, people: MailPeople) {
    for (const id of (await seats(tested, people)).ids) await inTransaction(tested.db, (tx) => work(tx, tested.app, id))
  }

async function moved(tested: TestApp, people: MailPeople) {
  const { workshop } = await seats(tested, people)
  await tested.db.workshop.update({
    where: { id: workshop.id },
    data: { time: '18:00', timeChangedAt: tested.clock.now() },
  })
  await tellTimeChange(tested.app, { workshopId: workshop.id, from: workshop.startsAt.toISOString() })
}

const reminded = (hours: 24 | 1) => async (tested: TestApp, people: MailPeople) => {
  // The workshops of other causes begin at the same time.
  await tested.db.workshopRegistration.deleteMany()
  const { workshop } = await seats(tested, people)
  tested.clock.set(new Date(workshop.startsAt.getTime() - hours * HOUR_MS))
  await remindOfWorkshops(tested.app)
}

export const causes: MailCause[] = [
  {
    name: 'registered for a free workshop, not confirmed',
    file: TICKET,
    mails: 1,
    cause: async (tested, people) => {
      const { workshop } = await seats(tested, people)
      await tested.db.workshop.update({ where: { id: workshop.id }, data: { price: 0, maxParticipants: 3 } })
      const waiting = { seat: 'none', paymentStatus: 'pending', registeredAt: null } as const
      const { id } = await makeRegistration(tested.db, workshop.id, waiting)
      await inTransaction(tested.db, (tx) => announceUnconfirmed(tx, tested.app, id))
    },
  },
  ...bounded(HAS_SEAT, [
    { name: 'registered', file: TICKET, mails: SEATS, cause: each(announceRegistration) },
    {
      name: 'a ticket again',
      file: TICKET,
      mails: SEATS,
      cause: each((tx, app, id) => announceTicketAgain(tx, app, id, { cause: 'asked' })),
    },
    { name: 'workshop reminder, a day', file: REMINDERS, mails: SEATS, cause: reminded(24) },
    { name: 'workshop reminder, an hour', file: REMINDERS, mails: SEATS, cause: reminded(1) },
    { name: 'workshop moved', file: CHANGES, mails: SEATS, cause: moved },
    {
      name: 'meeting link of a workshop',
      file: CHANGES,
      mails: SEATS,
      cause: async (tested, people) =>
        await tellWorkshopLink(tested.app, { workshopId: (await seats(tested, people)).workshop.id }),
    },
    {
      name: 'new instructor of a workshop',
      file: CHANGES,
      mails: SEATS,
      cause: async (tested, people) =>
        await tellWorkshopInstructor(tested.app, { workshopId: (await seats(tested, people)).workshop.id }),
    },
    {
      name: 'registration cancelled',
      file: CANCELLED,
      mails: SEATS,
      cause: each(async (tx, app, id) => {
        await tx.workshopRegistration.update({ where: { id }, data: { seat: 'none', cancelledAt: app.clock.now() } })
        await announceCancelledRegistration(tx, app, id, { refund: 49_900 })
      }),
    },
    {
      name: 'registration that its money has left',
      file: CANCELLED,
      mails: SEATS,
      cause: each(async (tx, app, id) => {
        await tx.workshopRegistration.update({ where: { id }, data: { seat: 'none', paymentStatus: 'refunded' } })
        await announceReturned(tx, app, id, { isTakenByBank: false })
      }),
    },
    {
      name: 'workshop cancelled',
      file: CANCELLED,
      mails: SEATS,
      cause: each(async (tx, app, id) => {
        const { workshopId } = await tx.workshopRegistration.findUniqueOrThrow({ where: { id } })
        const off = {
          cancelledAt: app.clock.now(),
          cancelledBy: 'mentor',
          cancelReason: 'I am <i>ill</i>.\u202E',
        } as const
        await tx.workshop.update({ where: { id: workshopId }, data: { isActive: false, ...off } })
        await announceWorkshopCancelled(tx, app, id, { refund: 49_900 })
      }),
    },
    {
      name: 'message to registered people',
      file: 'workshops/announce/sendWorkshopMessage.graphql.ts',
      mails: SEATS,
      cause: async (tested, people) => {
        const { workshop } = await seats(tested, people)
        await sendWorkshopMessage(
          tested.app,
          { type: 'mentor', id: people.mentorId },
          {
            workshopId: workshop.id,
            clientId: crypto.randomUUID(),
            message:
              'Bring <script>a scale</script>\u202E.\n\nSee https://evil.example/x and <a href="//evil.example">this</a>.',
          },
        )
        await mailWorkshopMessages(tested.app)
      },
    },
    {
      name: 'certificate',
      file: 'workshops/afterwards/certificates.graphql.ts',
      mails: SEATS,
      cause: async (tested, people) => {
        const { workshop, ids } = await seats(tested, people)
        tested.clock.set(workshop.startsAt)
        const marks = ids.map((registrationId) => ({ registrationId, hasAttended: true }))
        await markAttendance(tested.app, people.mentorId, { workshopId: workshop.id, marks })
        tested.clock.set(new Date(workshop.startsAt.getTime() + 10 * MINUTE_MS))
        await sendCertificates(tested.app)
      },
    },
  ]),
]
