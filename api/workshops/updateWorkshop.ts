import { changesIn, defined } from '../accounts/profileVersions.ts'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Workshop } from '../generated/prisma/client.ts'
import type { WorkshopUpdate } from '../rules/inputs/workshop.ts'
import { dateOnly, fromDateOnly } from '../rules/time.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { announceDecision } from './announceDecision.ts'
import { takeWorkshop, trace, type Organiser } from './organisers.ts'
import { passOnSeats } from './passOnSeats.ts'
import { stateOf } from './states.ts'
import { tellMeetingLink, tellTimeChanged } from './tellRegistered.ts'
import { CHANGED_MEANWHILE, WorkshopConflictError } from './workshopErrors.ts'
import { workshopChanges } from './workshopTrace.ts'
import { checkDate, heldBy, imageOf, paiseOf } from './workshopValues.ts'

const CLOSED = {
  approved: "An approved workshop can't be changed. You can set its meeting link, or cancel it.",
  cancelled: 'A cancelled workshop can’t be changed.',
}

/**
 * Saves what was given: its mentor until it is approved, administrators also then; a rejected one waits for approval again.
 * Registered people hear of another date, time or link. Throws NotFoundError for somebody else's, ValidationError, and
 * WorkshopConflictError when it was changed since `version` or its state forbids it.
 */
export async function updateWorkshop(
  app: Pick<App, 'db' | 'clock' | 'config'>,
  by: Organiser,
  { id, version, imageId, mentorId, isActive, ...given }: WorkshopUpdate,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const stored = await takeWorkshop(tx, by, id)
    const now = app.clock.now()
    const state = stateOf(stored)
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
    // Also when its first answer was lost: what is asked for is there.
    if (fields.length === 0 && !approves && state !== 'rejected') return
    if ((version ?? stored.version) !== stored.version) throw new WorkshopConflictError(id, CHANGED_MEANWHILE)
    // A rejected one waits again: on its day people must still be able to register.
    if (fields.includes('date') || state === 'rejected') checkDate(by, given.date ?? fromDateOnly(stored.date), now)
    checkSeats(stored, columns.maxParticipants)
    if (approves && !isActive && stored.seatsTaken > 0) throw new WorkshopConflictError(id, IN_USE)
    const isActiveNow = approves ? isActive : stored.isActive
    const isMoved = fields.includes('date') || fields.includes('time')
    const isNews = isMoved || fields.includes('meetingLink') || fields.includes('title') || fields.includes('duration')
    const saved = await tx.workshop.update({
      where: { id },
      data: {
        ...defined(columns),
        version: { increment: 1 },
        isActive: isActiveNow,
        rejectedAt: null,
        rejectionReason: null,
        ...(stored.isActive && isNews && { calendarSequence: { increment: 1 } }),
        ...(stored.isActive && isMoved && { timeChangedAt: now }),
      },
    })
    if (stored.isActive && stored.seatsTaken > 0 && stored.startsAt > now && saved.startsAt <= now)
      throw new ValidationError([{ path: fields.includes('date') ? 'date' : 'time', message: BEGUN }])
    if (approves && isActive) await announceDecision(tx, app, saved, 'approved')
    if (stored.isActive && isActiveNow) {
      await tellChanges(tx, app, { stored, saved, isMoved })
      // An approved one is changed by administrators alone: its mentor has to be there at the new time.
      if (isMoved) await announceDecision(tx, app, saved, 'moved')
    }
    if (saved.isActive) await passOnSeats(tx, app, id)
    await trace(tx, app, by, saved, { action: 'workshop.updated', ...workshopChanges(stored, saved) })
  })
}

/** Whether its mentor has held it, or holds it now: then it stays theirs, and so do its earnings. */
async function isHeld(tx: Transaction, { id, isActive, startsAt }: Workshop, now: Date): Promise<boolean> {
  const hasBegun = startsAt <= now
  // One that has begun and was given another day since has people who were marked as there.
  const people = hasBegun ? { registeredAt: { not: null } } : { attendedAt: { not: null } }
  return (hasBegun && isActive) || (await tx.workshopRegistration.count({ where: { workshopId: id, ...people } })) > 0
}

const HELD = "This workshop has begun, so its mentor can't be changed."

/** They could neither come nor cancel any more. */
const BEGUN = 'People are registered for this workshop. Choose a time that is still to come, or cancel it.'
const IN_USE = 'People are registered for this workshop. You can cancel it instead.'

/** What registered people hear of; one mail says time and link. */
async function tellChanges(
  tx: Transaction,
  app: Pick<App, 'clock' | 'config'>,
  { stored, saved, isMoved }: { stored: Workshop; saved: Workshop; isMoved: boolean },
): Promise<void> {
  if (isMoved) await tellTimeChanged(tx, app, saved.id, stored.startsAt)
  else if (saved.meetingLink !== null && saved.meetingLink !== stored.meetingLink) await tellMeetingLink(tx, saved.id)
}

/** Never fewer seats than are taken: the row is locked, so that nobody takes another meanwhile. */
function checkSeats({ seatsTaken }: Workshop, wanted: number | undefined): void {
  if (wanted === undefined || wanted >= seatsTaken) return
  const taken = seatsTaken === 1 ? '1 seat is taken' : `${seatsTaken} seats are taken`
  throw new ValidationError([{ path: 'maxParticipants', message: `${taken}. Choose at least ${seatsTaken}.` }])
}
