import { inTransaction } from '../database/transaction.ts'
import { HOUR_MS, MINUTE_MS } from '../rules/durations.ts'
import type { TestApp } from '../testing/app.ts'
import { makeRegistration, makeWorkshop } from '../testing/factories.ts'
import type { MailCause, MailPeople } from '../testing/mailCauses.ts'
import { adminCancelRegistration, adminMoveRegistration } from './adminRegistrations.ts'
import {
  announceCancelledRegistration,
  announceReturned,
  announceWorkshopCancelled,
} from './announceCancelledRegistration.ts'
import { announceRegistration, announceTicketAgain } from './announceRegistration.ts'
import { announceUnconfirmed } from './announceUnconfirmed.ts'
import { sendCertificate } from './certificates.ts'
import { mailWorkshopMessage } from './mailWorkshopMessage.ts'
import { markAttendance } from './markAttendance.ts'
import { closeWaitingLists, tellOffers } from './offers.ts'
import { passOnSeats } from './passOnSeats.ts'
import { remindOfWorkshop } from './reminders.ts'
import { sendWorkshopMessage } from './sendWorkshopMessage.ts'
import { tellTimeChange, tellWorkshopLink } from './tellRegistered.ts'
import { confirmWaitingListEntry, joinWaitingList } from './waitingList.ts'

const [PARTICIPANT, WAITING] = ['participant.ts', 'waiting.ts'].map((file) => `workshops/${file}`) as [string, string]
const TITLE =
  'Drift <b>by</b> hand & "more"\u202Egpj, of portal frames in zone five, with every step that a checker looks for'
const LINK = 'https://meet.test.example/class?a=1&b=2'
const VISITOR = { member: null, administrator: null }

/** A workshop of the mentor's where the mentee has a seat, and somebody without an account. */
async function seats({ db }: TestApp, { mentorId, menteeId }: MailPeople) {
  const [mentor, mentee] = await Promise.all([
    db.mentor.findUniqueOrThrow({ where: { id: mentorId } }),
    db.mentee.findUniqueOrThrow({ where: { id: menteeId } }),
  ])
  const workshop = await makeWorkshop(db, {
    mentorId,
    instructorName: mentor.name,
    title: TITLE,
    meetingLink: LINK,
    maxParticipants: 2,
  })
  const { name, email } = mentee
  const own = await makeRegistration(db, workshop.id, { menteeId, name, email, amount: 49_900 })
  const visitor = await makeRegistration(db, workshop.id, { name, amount: 49_900 })
  return { workshop, ids: [own.id, visitor.id] as const }
}

const SEATS = 2

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
  const { workshop } = await seats(tested, people)
  tested.clock.set(new Date(workshop.startsAt.getTime() - hours * HOUR_MS))
  await remindOfWorkshop(tested.app, { workshopId: workshop.id, startsAt: workshop.startsAt.toISOString(), hours })
}

/** The mentee waits for a seat, and somebody without an account; answers the workshop. */
async function queue(tested: TestApp, people: MailPeople) {
  const { app, db, clock } = tested
  await db.mentee.update({ where: { id: people.menteeId }, data: { emailConfirmedAt: clock.now() } })
  const mentor = await db.mentor.findUniqueOrThrow({ where: { id: people.mentorId } })
  const { id } = await makeWorkshop(db, {
    mentorId: people.mentorId,
    instructorName: mentor.name,
    title: TITLE,
    maxParticipants: 1,
  })
  const seat = await makeRegistration(db, id)
  const { email } = await db.mentee.findUniqueOrThrow({ where: { id: people.menteeId } })
  const member = { type: 'mentee', id: people.menteeId, sessionHash: '' } as const
  await joinWaitingList(app, { ...VISITOR, member }, { workshopId: id, email }, { ip: '127.0.0.1' })
  await joinWaitingList(app, VISITOR, { workshopId: id, email: `w${id}@test.example` }, { ip: '127.0.0.1' })
  const { code } = await db.waitingListEntry.findFirstOrThrow({ where: { workshopId: id, state: 'unconfirmed' } })
  await confirmWaitingListEntry(app, code)
  return { id, seat }
}

/** So many mails two people get who join. */
const JOINED = 2

const TEAM = { id: 1, username: 'admin' }
const REASON = 'You asked for it. <b>See</b> https://evil.example/x.'
const TEAM_ACTS = 'workshops/announceTeamActs.ts'

export const causes: MailCause[] = [
  {
    name: 'registration cancelled by the team',
    file: TEAM_ACTS,
    // The mentor hears of it too.
    mails: 2,
    cause: async (tested, people) => {
      const { ids } = await seats(tested, people)
      const free = { refund: 0, expectedRefundable: 0, reason: REASON }
      await adminCancelRegistration(tested.app, TEAM, { registrationId: ids[0], ...free })
    },
  },
  {
    name: 'registration moved by the team',
    file: TEAM_ACTS,
    // Both workshops are of the same mentor.
    mails: 3,
    cause: async (tested, people) => {
      const { workshop, ids } = await seats(tested, people)
      const { mentorId, instructorName } = workshop
      const target = await makeWorkshop(tested.db, { mentorId, instructorName, title: TITLE })
      const wish = { registrationId: ids[0], workshopId: target.id, reason: REASON }
      await adminMoveRegistration(tested.app, TEAM, wish)
    },
  },
  { name: 'registered', file: PARTICIPANT, mails: SEATS, cause: each(announceRegistration) },
  {
    name: 'a ticket again',
    file: PARTICIPANT,
    mails: SEATS,
    cause: each((tx, app, id) => announceTicketAgain(tx, app, id, 'asked')),
  },
  {
    name: 'registered for a free workshop, not confirmed',
    file: PARTICIPANT,
    mails: 1,
    cause: async (tested, people) => {
      const { workshop } = await seats(tested, people)
      await tested.db.workshop.update({ where: { id: workshop.id }, data: { price: 0, maxParticipants: 3 } })
      const waiting = { seat: 'none', paymentStatus: 'pending', registeredAt: null } as const
      const { id } = await makeRegistration(tested.db, workshop.id, waiting)
      await inTransaction(tested.db, (tx) => announceUnconfirmed(tx, tested.app, id))
    },
  },
  { name: 'workshop reminder, a day', file: PARTICIPANT, mails: SEATS, cause: reminded(24) },
  { name: 'workshop reminder, an hour', file: PARTICIPANT, mails: SEATS, cause: reminded(1) },
  { name: 'workshop moved', file: PARTICIPANT, mails: SEATS, cause: moved },
  {
    name: 'meeting link of a workshop',
    file: PARTICIPANT,
    mails: SEATS,
    cause: async (tested, people) =>
      await tellWorkshopLink(tested.app, { workshopId: (await seats(tested, people)).workshop.id }),
  },
  {
    name: 'registration cancelled',
    file: PARTICIPANT,
    mails: SEATS,
    cause: each(async (tx, app, id) => {
      await tx.workshopRegistration.update({ where: { id }, data: { seat: 'none', cancelledAt: app.clock.now() } })
      await announceCancelledRegistration(tx, app, id, { refund: 49_900 })
    }),
  },
  {
    name: 'registration that its money has left',
    file: PARTICIPANT,
    mails: SEATS,
    cause: each(async (tx, app, id) => {
      await tx.workshopRegistration.update({ where: { id }, data: { seat: 'none', paymentStatus: 'refunded' } })
      await announceReturned(tx, app, id)
    }),
  },
  {
    name: 'workshop cancelled',
    file: PARTICIPANT,
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
    file: PARTICIPANT,
    mails: SEATS,
    cause: async (tested, people) => {
      const { workshop } = await seats(tested, people)
      const messageId = await sendWorkshopMessage(
        tested.app,
        { type: 'mentor', id: people.mentorId },
        {
          workshopId: workshop.id,
          clientId: crypto.randomUUID(),
          message:
            'Bring <script>a scale</script>\u202E.\n\nSee https://evil.example/x and <a href="//evil.example">this</a>.',
        },
      )
      await mailWorkshopMessage(tested.app, { messageId })
    },
  },
  {
    name: 'certificate',
    file: PARTICIPANT,
    mails: SEATS,
    cause: async (tested, people) => {
      const { workshop, ids } = await seats(tested, people)
      tested.clock.set(workshop.startsAt)
      const marks = ids.map((registrationId) => ({ registrationId, hasAttended: true }))
      await markAttendance(tested.app, people.mentorId, { workshopId: workshop.id, marks })
      tested.clock.set(new Date(workshop.startsAt.getTime() + 10 * MINUTE_MS))
      for (const registrationId of ids) await sendCertificate(tested.app, { registrationId })
    },
  },
  { name: 'on the waiting list', file: WAITING, mails: JOINED, cause: queue },
  {
    name: 'seat offered',
    file: WAITING,
    mails: JOINED + 2,
    cause: async (tested, people) => {
      const { id } = await queue(tested, people)
      await tested.db.workshop.update({ where: { id }, data: { maxParticipants: 3 } })
      await inTransaction(tested.db, (tx) => passOnSeats(tx, tested.app, id))
      await tellOffers(tested.app, { workshopId: id })
    },
  },
  {
    name: 'waiting list closed',
    file: WAITING,
    mails: JOINED + 2,
    cause: async (tested, people) => {
      await tested.db.waitingListEntry.deleteMany()
      await queue(tested, people)
      tested.clock.set('2026-12-04T04:30:00Z')
      await closeWaitingLists(tested.app)
    },
  },
]
