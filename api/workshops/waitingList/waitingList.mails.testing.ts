import { inTransaction } from '../../database/transaction.ts'
import type { TestApp } from '../../testing/app.ts'
import { makeRegistration, makeWorkshop } from '../../testing/factories.ts'
import type { MailCause, MailPeople } from '../../testing/mailCauses.ts'
import { allocateSeats } from '../seats.ts'
import { TITLE } from '../announce/workshopSeats.testing.ts'
import { closeWaitingLists, tellOffers } from './seatOffers.ts'
import { confirmWaitingListEntry, joinWaitingList } from './waitingList.ts'

const OFFERS = 'workshops/waitingList/seatOffers.ts'
const VISITOR = { member: null, administrator: null }

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

export const causes: MailCause[] = [
  { name: 'on the waiting list', file: 'workshops/waitingList/waitingMails.ts', mails: JOINED, cause: queue },
  {
    name: 'seat offered',
    file: OFFERS,
    mails: JOINED + 2,
    cause: async (tested, people) => {
      const { id } = await queue(tested, people)
      await tested.db.workshop.update({ where: { id }, data: { maxParticipants: 3 } })
      await inTransaction(tested.db, (tx) => allocateSeats(tx, tested.app, id))
      await tellOffers(tested.app)
    },
  },
  {
    name: 'waiting list closed',
    file: OFFERS,
    mails: JOINED + 2,
    cause: async (tested, people) => {
      await tested.db.waitingListEntry.deleteMany()
      await queue(tested, people)
      tested.clock.set('2026-12-04T04:30:00Z')
      await closeWaitingLists(tested.app)
    },
  },
]
