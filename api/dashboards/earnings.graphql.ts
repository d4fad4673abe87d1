import { MONEY_PLACES } from '../payments/moneyPlaces.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import { PackageTypeType } from '../bookings/bookingDetails.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { EARNED_PAYMENTS, type Earning, earnedPayments, MONTH, type Sums } from './earnedPayments.ts'
import type { App } from '../app.ts'

const MONTHS = 12
const PAYMENTS_A_MONTH = 40

const EarningType = builder.objectRef<Earning>('Earning').implement({
  description: 'One payment for a session, a plan or a workshop of the mentor.',
  fields: (t) => ({
    bookingId: t.exposeInt('bookingId', {
      nullable: true,
      description: 'Numeric id of the session or plan; null for a workshop.',
    }),
    workshopId: t.exposeInt('workshopId', {
      nullable: true,
      description: 'Numeric id of the workshop; null for a session or a plan.',
    }),
    workshopTitle: t.exposeString('workshopTitle', {
      nullable: true,
      description: 'Title of the workshop; null for a session or a plan.',
    }),
    menteeName: t.exposeString('menteeName', {
      description:
        'Who has paid, for a workshop also without an account. Reads "Former mentee" once the account is gone.',
    }),
    packageType: t.expose('packageType', {
      type: PackageTypeType,
      nullable: true,
      description: 'One session, or a plan; null for a workshop.',
    }),
    selectedTimeSlot: t.exposeString('selectedTimeSlot', {
      description: 'When it is, as in `Booking`; the start of a workshop.',
    }),
    paidAt: t.expose('paidAt', { type: 'DateTime', description: 'When it was paid.' }),
    amount: t.expose('amount', { type: 'Paise', description: 'Paid, less what has gone back.' }),
    platformFee: t.expose('platformFee', { type: 'Paise', description: "The platform's part of that." }),
    mentorEarning: t.expose('mentorEarning', { type: 'Paise', description: "The mentor's part of that." }),
    refundedAmount: t.expose('refundedAmount', {
      type: 'Paise',
      description:
        'What has gone back or is on its way back, also by a dispute, what a bank keeps until it decides among it; 0 for nothing.',
    }),
  }),
})

const EarningsMonthType = builder.objectRef<EarningsMonth>('EarningsMonth').implement({
  description: 'What was paid in one month, less what has gone back of it. Each sum is of all payments of the month.',
  fields: (t) => ({
    month: t.exposeString('month', { description: '`YYYY-MM`, IST.' }),
    amount: t.expose('amount', { type: 'Paise', description: 'Paid, less what has gone back.' }),
    platformFee: t.expose('platformFee', { type: 'Paise', description: "The platform's part of that." }),
    mentorEarning: t.expose('mentorEarning', { type: 'Paise', description: "The mentor's part of that." }),
    paymentCount: t.exposeInt('paymentCount', { description: 'How many payments there are.' }),
    payments: t.expose('payments', {
      type: [EarningType],
      cost: { items: PAYMENTS_A_MONTH },
      description:
        'Newest first: those among the newest 500 of all months. The CSV at `/api/earnings.csv` has every payment.',
    }),
  }),
})

builder.objectField(ViewerType, 'earnings', (t) =>
  t.field({
    type: [EarningsMonthType],
    nullable: true,
    // They are read whichever fields are asked for.
    cost: { items: MONTHS, work: EARNED_PAYMENTS },
    description:
      "A mentor's payments by the month in which they were paid, newest first. Null for other kinds of account.",
    resolve: ({ type, id }, _args, context) => (type === 'mentor' ? earningsByMonth(context, id) : null),
  }),
)

interface EarningsMonth extends Sums {
  month: string
  paymentCount: number
  payments: Earning[]
}

/** Months with payments, the newest first. Always two statements. */
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
