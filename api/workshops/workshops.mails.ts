import type { Database } from '../database/client.ts'
import type { MailPart } from '../contracts/parts.ts'
import { hasSeat } from './hasSeat.ts'
import { isOn, remindedWorkshop } from './reminders.ts'

type StillTrue = NonNullable<MailPart['isStillTrue']>

/** The registration or the entry that the key names. */
const idOf = ({ dedupeKey }: { dedupeKey: string }) => Number(dedupeKey.split(':')[1])

const stateOf = (db: Database, id: number) =>
  db.workshopRegistration.findUnique({
    where: { id },
    select: { seat: true, workshopId: true, email: true, workshop: { select: { startsAt: true, cancelledAt: true } } },
  })

/** Whether the seat is still theirs; the mail of its end has told all there is to say. */
const isRegistered: StillTrue = async (db, email) => {
  const registration = await stateOf(db, idOf(email))
  return registration?.seat === 'registered' && registration.workshop.cancelledAt === null
}

/** Registered, and no newer mail of the same kind says what is now. */
const isNewest: StillTrue = async (db, email, now) => {
  const newer = { id: { gt: email.id }, kind: email.kind, dedupeKey: { startsWith: `registration:${idOf(email)}:` } }
  return (await db.email.count({ where: newer })) === 0 && (await isRegistered(db, email, now))
}

/** Whether the entry is in one of these states. */
const isEntryIn =
  (...states: string[]): StillTrue =>
  async (db, email) => {
    const entry = await db.waitingListEntry.findUnique({ where: { id: idOf(email) }, select: { state: true } })
    return entry !== null && states.includes(entry.state)
  }

/** Registrations and what becomes of them, reminders, and the waiting list: most are silent once they are not true any more. */
export const workshopMails: readonly MailPart[] = [
  { kind: 'workshop-registered', isStillTrue: isRegistered },
  { kind: 'workshop-ticket', isStillTrue: isRegistered },
  {
    kind: 'workshop-confirm',
    isStillTrue: async (db, email) => {
      const registration = await stateOf(db, idOf(email))
      if (registration?.seat !== 'none' || registration.workshop.cancelledAt !== null) return false
      // Another request for the same address may have been confirmed first.
      return !(await hasSeat(db, registration.workshopId, registration.email))
    },
  },
  { kind: 'registration-cancelled' },
  { kind: 'registration-news' },
  { kind: 'workshop-cancelled' },
  { kind: 'workshop-moved', isStillTrue: isNewest },
  { kind: 'workshop-link', isStillTrue: isNewest },
  {
    kind: 'workshop-reminder',
    isStillTrue: async (db, email) => {
      const { id, startsAt } = remindedWorkshop(email)
      const registration = await stateOf(db, id)
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
  { kind: 'waiting-list-closed' },
]
