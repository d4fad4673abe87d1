import { istDate, istTime, type IstDate, type IstTime } from './time.ts'

/** `YYYY-MM-DD HH:mm`, how a booking stores its slot. */
export function slotText({ date, time }: { date: IstDate; time: IstTime }): string {
  return `${date} ${time}`
}

/** The slot text of a session that starts then. */
export function slotTextAt(startsAt: Date): string {
  return slotText({ date: istDate(startsAt), time: istTime(startsAt) })
}
