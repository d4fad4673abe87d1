import type { App } from '../app.ts'
import { inTransaction, violates } from '../database/transaction.ts'
import type { MentorId } from '../graphql/identity.ts'
import { DAYS_OFF_MAXIMUM } from '../rules/constants.ts'
import type { DaysOffInput } from '../rules/inputs/availability.ts'
import { dateOnly, istDate } from '../rules/time/time.ts'
import { NotFoundError, ValidationError } from '../rules/userErrors.ts'

/**
 * Keeps days off of a mentor, new ones or in the place of their own with that id; answers the id. From then on nothing
 * is offered on them; sessions that are booked stay. Throws ValidationError (they are over, some of them are off
 * already, or fifty stretches are ahead) and NotFoundError.
 */
export async function saveDaysOff(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  mentorId: MentorId,
  { id, startDate, endDate, note }: DaysOffInput,
): Promise<number> {
  const last = endDate ?? startDate
  const today = istDate(clock.now())
  if (last < today) throw new ValidationError([{ path: 'endDate', message: 'These days are over' }])
  const data = { startDate: dateOnly(startDate), endDate: dateOnly(last), ...(note !== undefined && { note }) }
  try {
    return await inTransaction(db, async (tx) => {
      // One after the other, so that the last place is given once.
      await tx.$queryRaw`SELECT id FROM mentors WHERE id = ${mentorId} FOR NO KEY UPDATE`
      const others = { mentorId, endDate: { gte: dateOnly(today) }, ...(id && { id: { not: id } }) }
      if ((await tx.availabilityException.count({ where: others })) >= DAYS_OFF_MAXIMUM) {
        const message = `You can have at most ${DAYS_OFF_MAXIMUM} stretches of days off ahead`
        throw new ValidationError([{ path: 'startDate', message }])
      }
      if (id) {
        const { count } = await tx.availabilityException.updateMany({ where: { id, mentorId }, data })
        if (count === 0) throw new NotFoundError('Days off not found')
        return id
      }
      const made = await tx.availabilityException.create({
        data: { mentorId, ...data, createdAt: clock.now() },
        select: { id: true },
      })
      return made.id
    })
  } catch (error) {
    if (violates(error, 'availability_exceptions_no_overlap'))
      throw new ValidationError([
        { path: 'startDate', message: 'Some of these days are off already. Change those days off instead.' },
      ])
    throw error
  }
}
