/** What a mentor has earned, by month. */
import type { App } from '../app.ts'
import { MONEY_PLACES } from '../payments/moneyPlaces.ts'
import { earnedPayments, EARNED_PAYMENTS, MONTH, type Earning, type Sums } from './earnedPayments.ts'

export interface EarningsMonth extends Sums {
  /** YYYY-MM, IST. */
  month: string
  /** Of the whole month. */
  paymentCount: number
  /** Of all months together the newest EARNED_PAYMENTS. */
  payments: Earning[]
}

/** Months with payments, the newest first. Two statements, whatever there is. */
export async function earningsByMonth({ db }: Pick<App, 'db'>, mentorId: number): Promise<EarningsMonth[]> {
  const [months, payments] = await Promise.all([
    db.$queryRaw<Omit<EarningsMonth, 'payments'>[]>`
      SELECT ${MONTH} AS month, count(*)::int AS "paymentCount", sum(kept)::float8 AS amount,
        sum(platform_fee)::float8 AS "platformFee", sum(mentor_earning)::float8 AS "mentorEarning"
      FROM ${MONEY_PLACES} places WHERE mentor_id = ${mentorId} GROUP BY 1 ORDER BY 1 DESC`,
    earnedPayments(db, { mentorId, take: EARNED_PAYMENTS }),
  ])
  return months.map((sums) => ({ ...sums, payments: payments.filter(({ month }) => month === sums.month) }))
}
