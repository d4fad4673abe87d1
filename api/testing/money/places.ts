/** Whether all that tells where money is says the same: the rule, the database, and each page and file. */
import type { Database } from '../../database/client.ts'
import { weeklySeries } from '../../analytics/analytics.graphql.ts'
import { earnedPayments } from '../../dashboards/earnedPayments.ts'
import {
  moneyPlaces,
  PLACES,
  refundedOf,
  type MoneyPlaces,
  OWED,
  owed,
  MONEY_PLACES,
} from '../../payments/moneyPlaces.ts'
import { earningsByMonth } from '../../dashboards/earnings.graphql.ts'

interface Row extends MoneyPlaces {
  id: number
  amount: number
  platformFee: number
  mentorEarning: number
}

const sum = (paise: readonly number[]) => paise.reduce((all, one) => all + one, 0)

/** Payments after `since` of which two say something else, or of which a paisa is in no place or in two. */
export async function differingPlaces(db: Database, since = 0) {
  const rows = await db.$queryRaw<Row[]>`
    SELECT id, amount, kept, refunded, on_its_way AS "onItsWay", returned_elsewhere AS "returnedElsewhere", disputed,
      platform_fee AS "platformFee", mentor_earning AS "mentorEarning" FROM ${MONEY_PLACES} places WHERE id > ${since}`
  const found = new Map(rows.map((row) => [row.id, row]))
  const payments = await db.payment.findMany({
    where: { id: { gt: since }, status: { in: ['captured', 'refunded'] } },
    orderBy: { id: 'asc' },
    select: { id: true, ...OWED, ...PLACES, refunds: { select: { ...OWED.refunds.select, ...PLACES.refunds.select } } },
  })
  return payments.flatMap((payment) => {
    const ours = moneyPlaces(payment)
    const theirs = found.get(payment.id) ?? null
    // More than was paid goes back only by the provider, or by the hand of a person, beside what was asked for.
    const isTwice = refundedOf(payment) + ours.returnedElsewhere > payment.amount
    const isWhole = sum(Object.values(ours)) === payment.amount && Object.values(ours).every((paise) => paise >= 0)
    const isSame =
      theirs !== null &&
      theirs.platformFee + theirs.mentorEarning === ours.kept &&
      Object.entries(ours).every(([place, paise]) => theirs[place as keyof MoneyPlaces] === paise)
    // The page of an order.
    const shown = sum([refundedOf(payment), ours.returnedElsewhere, ours.disputed, owed(payment)])
    const isShown = shown === payment.amount
    return isSame && (isTwice || (isWhole && isShown)) ? [] : [{ id: payment.id, shown, ours, theirs }]
  })
}

/** What administrators read in the weeks of analytics, where it is something else than what the payments of all stories say. */
export async function differingWeeks(db: Database, now: Date) {
  const [kept] = await db.$queryRaw<{ paise: number }[]>`
    SELECT coalesce(sum(kept), 0)::float8 AS paise FROM ${MONEY_PLACES} places WHERE captured_at > ${now}::timestamptz - interval '365 days'`
  const weeks = await weeklySeries(db, 60, now)
  const shown = sum(weeks.map(({ revenue, refunds }) => revenue - refunds))
  return shown === kept!.paise ? [] : [{ shown, kept: kept!.paise }]
}

/** Mentors whose page of earnings, its list or the file say something else than their payments. */
export async function differingEarnings(db: Database, mentorIds: readonly number[]) {
  const differing = []
  for (const mentorId of mentorIds) {
    const [{ earned }] = await db.$queryRaw<[{ earned: number }]>`
      SELECT coalesce(sum(mentor_earning), 0)::int AS earned FROM ${MONEY_PLACES} places WHERE mentor_id = ${mentorId}`
    const months = await earningsByMonth({ db }, mentorId)
    const listed = await earnedPayments(db, { mentorId, take: 500 })
    const page = sum(months.map(({ mentorEarning }) => mentorEarning))
    const file = sum(listed.map(({ mentorEarning }) => mentorEarning))
    if (page !== earned || file !== earned) differing.push({ mentorId, earned, page, file })
  }
  return differing
}
