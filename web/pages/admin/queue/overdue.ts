import { MENTOR_REVIEW_DAYS } from '../../../../api/rules/constants.ts'
import { addDays, istDate, weekdayOf } from '../../../../api/rules/time/time.ts'

/** Whether an application waits longer than its mentor was told: the business days after the one it came on. */
export function isOverdue(appliedAt: Date, now: Date): boolean {
  const today = istDate(now)
  let worked = 0
  for (let day = addDays(istDate(appliedAt), 1); day < today && worked < MENTOR_REVIEW_DAYS; day = addDays(day, 1))
    if (![0, 6].includes(weekdayOf(day))) worked += 1
  return worked >= MENTOR_REVIEW_DAYS
}
