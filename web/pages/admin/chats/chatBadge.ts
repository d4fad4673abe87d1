import { PLAN_EXPIRING_DAYS } from '../../../../api/rules/constants.ts'
import { daysBetween, type IstDate } from '../../../../api/rules/time/time.ts'
import { plural } from '../../../lib/plural.ts'

export interface ChatBadge {
  text: string
  tone: 'good' | 'warn' | 'flat'
}

interface Access {
  readonly endDate: IstDate
  /** False also when the plan was cancelled before its end. */
  readonly isActive: boolean
}

/** Expired once the end date is today or past, expiring with 1 to 3 days left, else active. */
export function chatBadge({ endDate, isActive }: Access, today: IstDate): ChatBadge {
  const left = daysBetween(today, endDate)
  if (!isActive || left <= 0) return { text: 'Expired', tone: 'flat' }
  if (left <= PLAN_EXPIRING_DAYS) return { text: `Expiring, ${plural(left, 'day')} left`, tone: 'warn' }
  return { text: `Active, ${plural(left, 'day')} left`, tone: 'good' }
}
