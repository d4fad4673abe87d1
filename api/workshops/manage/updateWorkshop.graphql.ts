import { changesIn, defined } from '../../accounts/profileVersions.ts'
import type { App } from '../../app.ts'
import type { Transaction } from '../../database/client.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Workshop } from '../../generated/prisma/client.ts'
import { mutation } from '../../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { forCount } from '../../rules/text/counts.ts'
import { dateOnly, fromDateOnly } from '../../rules/time/time.ts'
import { ValidationError } from '../../rules/userErrors.ts'
import { type WorkshopUpdate, workshopUpdateSchema } from '../../rules/workshops/workshopInput.ts'
import { announceDecision, announceMentor } from '../announce/mentorNews.ts'
import { tellInstructor, tellMeetingLink, tellTimeChanged } from '../announce/tellChanges.ts'
import { allocateSeats } from '../seats.ts'
import { workshopStateOf } from '../whichWorkshops.ts'
import {
  CHANGED_MEANWHILE,
  workshopChanges,
  organiserOf,
  takeWorkshop,
  trace,
  WorkshopConflictError,
  type Organiser,
} from './organisers.ts'
import { checkDate, heldBy, imageOf, paiseOf, workshopFields, workshopPayload } from './workshopForm.graphql.ts'

mutation('updateWorkshop', {
  description:
    'Saves a workshop. A mentor saves their pending or rejected one, which is then pending; an administrator any that is not cancelled. We email registered people a new date, time, meeting link or mentor.',
  authScopes: { mentor: true, admin: true },
  errors: [...CHANGE_ERRORS, WorkshopConflictError],
  input: {
    description: 'What is saved of a workshop. What is left out stays.',
    argument: 'What to save.',
    fields: (t) => ({
      id: t.int({ description: 'Numeric id.' }),
      version: t.int({
        required: false,
        description:
          'The version that the form was filled from. When it was saved elsewhere since, nothing is changed and the answer says so; without it the last save wins.',
      }),
      ...workshopFields(t, false),
      maxParticipants: t.float({ required: false, description: 'Seats, 1 to 500; never fewer than are taken.' }),
    }),
    schema: workshopUpdateSchema,
  },
  resolve: async (context, input) => {
    await updateWorkshop(context, organiserOf(context), input)
    return { workshopId: input.id }
  },
  payload: workshopPayload('The workshop is saved.'),
})

/** Changes of these need a newer calendar file, too. */
const IN_CALENDAR = ['meetingLink', 'title', 'duration', 'mentorId'] as const

const CLOSED = {
  approved: "An approved workshop can't be changed. You can set its meeting link, or cancel it.",
  cancelled: 'A cancelled workshop can’t be changed.',
}

/** Registered people and mentors are told. Throws NotFoundError, ValidationError, WorkshopConflictError. */
export async function updateWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Organiser,
  { id, version, imageId, mentorId, isActive, ...given }: WorkshopUpdate,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const stored = await takeWorkshop(tx, by, id)
    const now = app.clock.now()
    const state = workshopStateOf(stored)
    if (state === 'cancelled' || (state === 'approved' && by.type === 'mentor'))
      throw new WorkshopConflictError(id, CLOSED[state])
    const columns = {
      ...given,
      date: given.date === undefined ? undefined : dateOnly(given.date),
      price: given.price === undefined ? undefined : paiseOf(given.price),
      imageUrl: await imageOf(tx, by, { given: imageId, stored: stored.imageUrl, now }),
      ...(by.type === 'administrator' && mentorId ? await heldBy(tx, mentorId) : {}),
    }
    const fields = changesIn(columns, stored)
    if (fields.includes('mentorId') && (await isHeld(tx, stored, now)))
      throw new ValidationError([{ path: 'mentorId', message: HELD }])
    const approves = by.type === 'administrator' && isActive != null && isActive !== stored.isActive
    // The same form sent again, as after a lost answer, changes nothing.
    if (fields.length === 0 && !approves && state !== 'rejected') return
    if ((version ?? stored.version) !== stored.version) throw new WorkshopConflictError(id, CHANGED_MEANWHILE)
    // A rejected workshop waits again, so people must still be able to register for its day.
    if (fields.includes('date') || state === 'rejected') checkDate(by, given.date ?? fromDateOnly(stored.date), now)
    checkSeats(stored, columns.maxParticipants)
    if (approves && !isActive && stored.seatsTaken > 0) throw new WorkshopConflictError(id, IN_USE)
    const isActiveNow = approves ? isActive : stored.isActive
    const isMoved = fields.includes('date') || fields.includes('time')
    const isNews = isMoved || IN_CALENDAR.some((field) => fields.includes(field))
    const saved = await tx.workshop.update({
      where: { id },
      data: {
        ...defined(columns),
        version: { increment: 1 },
        isActive: isActiveNow,
        rejectedAt: null,
        rejectionReason: null,
        ...(stored.isActive && isNews && { calendarSequence: { increment: 1 } }),
        // Also before it is approved again: somebody may still pay for an order from before.
        ...(isMoved && { timeChangedAt: now }),
      },
    })
    if (stored.isActive && stored.seatsTaken > 0 && stored.startsAt > now && saved.startsAt <= now)
      throw new ValidationError([{ path: fields.includes('date') ? 'date' : 'time', message: BEGUN }])
    await announceMentor(tx, app, { before: stored.mentorId, workshop: saved })
    if (approves && isActive) await announceDecision(tx, app, saved, 'approved')
    if (stored.isActive && isActiveNow) {
      const hasNewLink = saved.meetingLink !== null && saved.meetingLink !== stored.meetingLink
      if (isMoved) {
        // The mail about a new time has the link too.
        await tellTimeChanged(tx, id, stored.startsAt)
        // Only administrators change an approved workshop: its mentor must know the new time.
        await announceDecision(tx, app, saved, 'moved')
      } else if (hasNewLink) await tellMeetingLink(tx, id)
      if (fields.includes('mentorId')) await tellInstructor(tx, id)
    }
    if (saved.isActive) await allocateSeats(tx, app, id)
    await trace(tx, app, by, saved, { action: 'workshop.updated', ...workshopChanges(stored, saved) })
  })
}

/** Whether its mentor has held it, or is holding it: then the workshop and its earnings stay theirs. */
async function isHeld(tx: Transaction, { id, isActive, startsAt }: Workshop, now: Date): Promise<boolean> {
  const hasBegun = startsAt <= now
  // After it was held it may have been moved to another day: then some people are marked as present.
  const people = hasBegun ? { registeredAt: { not: null } } : { attendedAt: { not: null } }
  return (hasBegun && isActive) || (await tx.workshopRegistration.count({ where: { workshopId: id, ...people } })) > 0
}

const HELD = "This workshop has begun, so its mentor can't be changed."

/** A time in the past would leave registered people unable to come or to cancel. */
const BEGUN = 'People are registered for this workshop. Choose a time that is still to come, or cancel it.'
const IN_USE = 'People are registered for this workshop. You can cancel it instead.'

/** There are never fewer seats than are taken. The workshop is locked, so that nobody takes another seat meanwhile. */
function checkSeats({ seatsTaken }: Workshop, wanted: number | undefined): void {
  if (wanted === undefined || wanted >= seatsTaken) return
  const message = forCount(
    seatsTaken,
    '1 seat is taken. Choose at least 1.',
    (n) => `${n} seats are taken. Choose at least ${n}.`,
  )
  throw new ValidationError([{ path: 'maxParticipants', message }])
}
