/** Whether the database and `moneyPlaces` say the same of where money is. */
import type { Database } from '../../database/client.ts'
import { moneyPlaces, PLACES, type MoneyPlaces } from '../../payments/moneyPlaces.ts'
import { MONEY_PLACES } from '../../payments/placesInSql.ts'

interface Row extends MoneyPlaces {
  id: number
  amount: number
  platformFee: number
  mentorEarning: number
}

/** Payments after `since` of which the two say something else, or whose parts are not the whole of what is kept. */
export async function differingPlaces(db: Database, since = 0) {
  const rows = await db.$queryRaw<Row[]>`
    SELECT id, amount, kept, refunded, on_its_way AS "onItsWay", returned_elsewhere AS "returnedElsewhere", disputed,
      platform_fee AS "platformFee", mentor_earning AS "mentorEarning" FROM ${MONEY_PLACES} places WHERE id > ${since}`
  const found = new Map(rows.map((row) => [row.id, row]))
  const payments = await db.payment.findMany({
    where: { id: { gt: since }, status: { in: ['captured', 'refunded'] } },
    orderBy: { id: 'asc' },
    select: { id: true, ...PLACES },
  })
  return payments.flatMap((payment) => {
    const ours = moneyPlaces(payment)
    const theirs = found.get(payment.id) ?? null
    const isSame =
      theirs !== null &&
      theirs.platformFee + theirs.mentorEarning === ours.kept &&
      Object.entries(ours).every(([place, paise]) => theirs[place as keyof MoneyPlaces] === paise)
    return isSame ? [] : [{ id: payment.id, ours, theirs }]
  })
}
