/** Days on which a mentor offers nothing, whatever the weekly hours say. */
import type { Transaction } from '../database/client.ts'
import { daysOffBusy, type BusyRange } from '../rules/time/slots.ts'
import { dateOnly, fromDateOnly, type IstDate } from '../rules/time/time.ts'

/** Days off as a row has them. */
export interface DaysOffRow {
  startDate: Date
  endDate: Date
}

/** The stretch that a row keeps free of slots. */
export function busyFrom({ startDate, endDate }: DaysOffRow): BusyRange {
  return daysOffBusy({ startDate: fromDateOnly(startDate), endDate: fromDateOnly(endDate) })
}

/** What is off on one day. */
export async function daysOffOn(tx: Transaction, mentorId: number, day: IstDate): Promise<BusyRange[]> {
  const date = dateOnly(day)
  const rows = await tx.availabilityException.findMany({
    where: { mentorId, startDate: { lte: date }, endDate: { gte: date } },
    select: { startDate: true, endDate: true },
  })
  return rows.map(busyFrom)
}
