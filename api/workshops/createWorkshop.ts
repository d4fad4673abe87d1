import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import { HOUR_MS } from '../rules/durations.ts'
import type { WorkshopInput } from '../rules/inputs/workshop.ts'
import { dateOnly } from '../rules/time.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { requireAccepted, trace, type Organiser } from './organisers.ts'
import { IN_STATE } from './states.ts'
import { tracedWorkshopFields } from './workshopTrace.ts'
import { checkDate, heldBy, imageOf, paiseOf } from './workshopValues.ts'

/** So long what a mentor sends again is the same workshop. */
const AGAIN_MS = HOUR_MS

/**
 * A new workshop; answers its id. A mentor's waits for approval and is theirs, whatever is given; an administrator's is as
 * given. The same of a mentor again, as after a lost answer, is the one that waits already. Throws ValidationError, NotFoundError for a mentor who is not there, NotAllowedError for one not accepted.
 */
export async function createWorkshop(
  app: Pick<App, 'db' | 'clock'>,
  by: Organiser,
  { mentorId, isActive, instructorName, imageId, ...given }: WorkshopInput,
): Promise<number> {
  const now = app.clock.now()
  return await inTransaction(app.db, async (tx) => {
    if (by.type === 'mentor') await requireAccepted(tx, by.id)
    const whose = by.type === 'mentor' ? by.id : (mentorId ?? null)
    if (whose === null && !instructorName)
      throw new ValidationError([{ path: 'mentorId', message: 'Mentor id is required' }])
    checkDate(by, given.date, now)
    const columns = {
      ...given,
      date: dateOnly(given.date),
      price: paiseOf(given.price),
      ...(whose === null ? { instructorName: instructorName! } : await heldBy(tx, whose)),
      imageUrl: (await imageOf(tx, by, { given: imageId, stored: null, now })) ?? null,
      meetingLink: given.meetingLink ?? null,
      isActive: by.type === 'administrator' && isActive === true,
    }
    if (by.type === 'mentor') {
      const again = { ...columns, ...IN_STATE.pending, createdAt: { gt: new Date(now.getTime() - AGAIN_MS) } }
      const before = await tx.workshop.findFirst({ where: again, select: { id: true } })
      if (before) return before.id
    }
    const made = await tx.workshop.create({ data: { ...columns, createdAt: now } })
    await trace(tx, app, by, made, { action: 'workshop.created', after: tracedWorkshopFields(made) })
    return made.id
  })
}
