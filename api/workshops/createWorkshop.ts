import type { App } from '../app.ts'
import { inTransaction } from '../database/transaction.ts'
import type { WorkshopInput } from '../rules/inputs/workshop.ts'
import { dateOnly } from '../rules/time.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { requireAccepted, type Organiser } from './organisers.ts'
import { checkDate, heldBy, imageOf, paiseOf } from './workshopValues.ts'

/**
 * A new workshop; answers its id. A mentor's waits for approval and is theirs, whatever is given; an administrator's is as
 * given. Throws ValidationError, NotFoundError for a mentor who is not there, NotAllowedError for one not accepted.
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
    const { id } = await tx.workshop.create({
      data: {
        ...given,
        date: dateOnly(given.date),
        price: paiseOf(given.price),
        ...(whose === null ? { instructorName: instructorName! } : await heldBy(tx, whose)),
        imageUrl: (await imageOf(tx, by, { given: imageId, stored: null, now })) ?? null,
        meetingLink: given.meetingLink ?? null,
        isActive: by.type === 'administrator' && isActive === true,
        createdAt: now,
      },
      select: { id: true },
    })
    return id
  })
}
