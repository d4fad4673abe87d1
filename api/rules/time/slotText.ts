import { istDate, istTime, type IstDate, type IstTime } from './time.ts'

/** `YYYY-MM-DD HH:mm`, how a booking stores its slot. */
export function slotText({ date, time }: { date: IstDate; time: IstTime }): string {
  return `${date} ${time}`
}

export function slotTextAt(startsAt: Date): string {
  return slotText({ date: istDate(startsAt), time: istTime(startsAt) })
}
