/** The rows of a mentor's CSV. */
import type { Database } from '../database/client.ts'
import type { CsvCell } from '../rules/text/csv.ts'
import { earnedFor } from '../rules/money/earnedFor.ts'
import { rupeesText } from '../rules/text/format.ts'
import { istDate } from '../rules/time/time.ts'
import { earnedPayments, type Earning } from './earnedPayments.ts'

export const EARNINGS_HEAD = ['Paid by', 'For (IST)', 'Month', 'Paid on', 'Paid', 'Returned', 'Platform fee', 'Yours']

const BATCH = 500

/** Every payment, or every one of `month`, newest first; amounts in rupees to the paisa. */
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
