/** The payments that a mentor earns from, one by one. */
import type { Database } from '../database/client.ts'
import { Prisma } from '../generated/prisma/client.ts'
import type { PackageType } from '../generated/prisma/enums.ts'
import { placesOf } from '../payments/moneyPlaces.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import { slotTextAt } from '../rules/time/slotText.ts'
import { istDate } from '../rules/time/time.ts'
import type { CsvCell } from '../rules/text/csv.ts'
import { earnedFor } from '../rules/money/earnedFor.ts'
import { rupeesText } from '../rules/text/format.ts'

/** Of a payment: `2026-11`, IST. */
export const MONTH = Prisma.sql`to_char(captured_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM')`

/** Payments that a page lists at most, the newest. Their sums and the CSV have all. */
export const EARNED_PAYMENTS = 500

/** Sums in paise, of what stays with mentor and platform. */
export interface Sums {
  /** Paid, less what has gone back. */
  amount: number
  platformFee: number
  mentorEarning: number
}

export interface Earning extends Sums {
  id: number
  month: string
  bookingId: number | null
  workshopId: number | null
  workshopTitle: string | null
  menteeName: string
  packageType: PackageType | null
  selectedTimeSlot: string
  paidAt: Date
  refundedAmount: number
}

interface Wanted {
  mentorId: number
  /** `2026-11`, IST; all of them without it. */
  month?: string | undefined
  take: number
  after?: Pick<Earning, 'id' | 'paidAt'> | undefined
}

export async function earnedPayments(db: Database, wanted: Wanted): Promise<Earning[]> {
  const rows = await db.$queryRaw<Row[]>(earnedStatement(wanted))
  return rows.map(({ startsAt, selectedTimeSlot, menteeName, ...row }) => ({
    ...row,
    month: istDate(row.paidAt).slice(0, 7),
    menteeName: menteeName ?? FORMER.mentee,
    selectedTimeSlot: startsAt ? slotTextAt(startsAt) : (selectedTimeSlot ?? ''),
  }))
}

export function earnedStatement({ mentorId, month, take, after }: Wanted): Prisma.Sql {
  const { sql } = Prisma
  const newest = sql`(
    SELECT * FROM payments WHERE mentor_id = ${mentorId} AND captured_at IS NOT NULL
      AND ${month === undefined ? sql`true` : sql`${MONTH} = ${month}`}
      AND ${after === undefined ? sql`true` : sql`(captured_at, id) < (${after.paidAt}, ${after.id})`}
    ORDER BY captured_at DESC, id DESC LIMIT ${take})`
  return sql`
    SELECT places.id, places.captured_at AS "paidAt", kept AS amount, places.platform_fee AS "platformFee",
      places.mentor_earning AS "mentorEarning", places.amount - kept AS "refundedAmount",
      b.id AS "bookingId", b.package_type::text AS "packageType", b.selected_time_slot AS "selectedTimeSlot",
      w.id AS "workshopId", w.title AS "workshopTitle", w.starts_at AS "startsAt", coalesce(m.name, r.name) AS "menteeName"
    FROM ${placesOf(newest)} places JOIN payment_orders o ON o.id = places.order_id
      LEFT JOIN bookings b ON b.id = o.booking_id LEFT JOIN mentees m ON m.id = b.mentee_id
      LEFT JOIN workshop_registrations r ON r.id = o.workshop_registration_id LEFT JOIN workshops w ON w.id = r.workshop_id
    ORDER BY captured_at DESC, places.id DESC`
}

type Row = Omit<Earning, 'month' | 'menteeName' | 'selectedTimeSlot'> & {
  menteeName: string | null
  selectedTimeSlot: string | null
  startsAt: Date | null
}

export const EARNINGS_HEAD = ['Paid by', 'For (IST)', 'Month', 'Paid on', 'Paid', 'Returned', 'Platform fee', 'Yours']

const BATCH = 500

export async function* earningsRows(
  db: Database,
  wanted: { mentorId: number; month?: string },
): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  let after: Earning | undefined
  do {
    const batch = await earnedPayments(db, { ...wanted, take: BATCH, after })
    yield batch.map(cells)
    after = batch.length < BATCH ? undefined : batch.at(-1)
  } while (after)
}

const cells = (earning: Earning): CsvCell[] => [
  earning.menteeName,
  earnedFor({ ...earning, isPlan: earning.packageType === 'advanced' }),
  earning.month,
  istDate(earning.paidAt),
  ...[earning.amount + earning.refundedAmount, earning.refundedAmount, earning.platformFee, earning.mentorEarning].map(
    rupeesText,
  ),
]
