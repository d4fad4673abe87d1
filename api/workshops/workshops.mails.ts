import type { Database } from '../database/client.ts'
import type { MailPart } from '../contracts/parts.ts'
import { isOn, remindedWorkshop } from './announce/reminders.ts'
import { seatOf } from './seats.ts'

type StillTrue = MailPart['isStillTrue']

/** The registration or the entry that the key names. */
const idOf = ({ dedupeKey }: { dedupeKey: string }) => Number(dedupeKey.split(':')[1])

const registrationAt = (db: Database, id: number) =>
  db.workshopRegistration.findUnique({
    where: { id },
    select: { seat: true, workshopId: true, email: true, workshop: { select: { startsAt: true, cancelledAt: true } } },
  })

/** Whether the seat is still theirs; otherwise the mail about its end has said all. */
const isRegistered: StillTrue = async (db, email) => {
  const registration = await registrationAt(db, idOf(email))
  return registration?.seat === 'registered' && registration.workshop.cancelledAt === null
}

/** Whether it is registered and no newer mail of the same kind replaces this one. */
const isNewest: StillTrue = async (db, email, now) => {
  const newer = { id: { gt: email.id }, kind: email.kind, dedupeKey: { startsWith: `registration:${idOf(email)}:` } }
  return (await db.email.count({ where: newer })) === 0 && (await isRegistered(db, email, now))
}

const isEntryIn =
  (...states: string[]): StillTrue =>
  async (db, email) => {
    const entry = await db.waitingListEntry.findUnique({ where: { id: idOf(email) }, select: { state: true } })
    return entry !== null && states.includes(entry.state)
  }

export const workshopMails: readonly MailPart[] = [
  { kind: 'workshop-registered', isStillTrue: isRegistered },
  { kind: 'workshop-ticket', isStillTrue: isRegistered },
  {
    kind: 'workshop-confirm',
    isStillTrue: async (db, email) => {
      const registration = await registrationAt(db, idOf(email))
      if (registration?.seat !== 'none' || registration.workshop.cancelledAt !== null) return false
      // Another request for the same address may have been confirmed first.
      return (await seatOf(db, registration.workshopId, registration.email)) === null
    },
  },
  { kind: 'workshop-moved', isStillTrue: isNewest },
  { kind: 'workshop-link', isStillTrue: isNewest },
  { kind: 'workshop-instructor', isStillTrue: isNewest },
  {
    kind: 'workshop-reminder',
    isStillTrue: async (db, email) => {
      const { id, startsAt } = remindedWorkshop(email)
      const registration = await registrationAt(db, id)
      return registration !== null && isOn(registration, startsAt)
    },
  },
  { kind: 'workshop-message', isStillTrue: isRegistered },
  {
    kind: 'certificate',
    isStillTrue: async (db, email) => {
      const held = { id: idOf(email), seat: 'registered', attendedAt: { not: null } } as const
      return (await db.workshopRegistration.count({ where: held })) > 0
    },
  },
  { kind: 'waiting-list-confirm', isStillTrue: isEntryIn('unconfirmed') },
  { kind: 'waiting-list-joined', isStillTrue: isEntryIn('waiting') },
  { kind: 'seat-offered', isStillTrue: isEntryIn('offered') },
]
