/** The week of a mentor as the form has it: one text for each day, so that it is kept, compared and put back like any field. */
import { HOURS_STEP_MINUTES } from '../../../../api/rules/constants.ts'
import { dayHoursProblem, type DayHours } from '../../../../api/rules/time/dayHours.ts'
import { formatTime } from '../../../../api/rules/text/format.ts'
import { istInstant, timeOfMinutes, type IstTime } from '../../../../api/rules/time/time.ts'

/** Monday first, as the API names them. */
export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Day = (typeof DAYS)[number]
export const WORKDAYS: readonly Day[] = DAYS.slice(0, 5)

export type Week = Record<Day, DayHours>

/** `on 18:00 21:00`; a day that is off keeps its times for when it is on again: `off 18:00 21:00`. */
export type DayText = string
export type WeekTexts = Record<Day, DayText>

/** "Monday". */
export function dayName(day: Day): string {
  return day.charAt(0).toUpperCase() + day.slice(1)
}

/** `18:00` as `6:00 pm`, `24:00` as midnight; the day makes no difference. */
export function timeText(time: IstTime): string {
  return time === '24:00' ? 'midnight' : formatTime(istInstant('2026-01-01', time))
}

/** Half hours of a day, from 00:00 to 24:00. */
const TIMES = Array.from({ length: (24 * 60) / HOURS_STEP_MINUTES + 1 }, (_, step) =>
  timeOfMinutes(step * HOURS_STEP_MINUTES),
)
export const STARTS = TIMES.slice(0, -1)
export const ENDS = TIMES.slice(1)

/** A day's text. */
export function textOfDay({ enabled, startTime, endTime }: DayHours): DayText {
  return `${enabled ? 'on' : 'off'} ${startTime} ${endTime}`
}

/** The hours of a day's text. */
export function dayOfText(text: DayText): DayHours {
  const [state, startTime = '', endTime = ''] = text.split(' ')
  return { enabled: state === 'on', startTime, endTime }
}

/** Fills the form. */
export function textsOfWeek(week: Week): WeekTexts {
  return byDay((day) => textOfDay(week[day]))
}

/** The week as it stands in the form. */
export function weekOfTexts(texts: WeekTexts): Week {
  return byDay((day) => dayOfText(texts[day]))
}

/** A value for each day, Monday first. */
export function byDay<T>(make: (day: Day) => T): Record<Day, T> {
  return Object.fromEntries(DAYS.map((day) => [day, make(day)])) as Record<Day, T>
}

/** Days that are on with hours that will not do. */
export function wrongDays(week: Week): Day[] {
  return DAYS.filter((day) => week[day].enabled && dayHoursProblem(week[day]) !== null)
}

/** "6:00 pm to 9:00 pm", or "Not available". */
export function hoursText({ enabled, startTime, endTime }: DayHours): string {
  return enabled ? `${timeText(startTime)} to ${timeText(endTime)}` : 'Not available'
}

/** The days that are on, one a line: "Tuesday: 6:00 pm to 9:00 pm". */
export function weekText(week: Week): string {
  const open = DAYS.filter((day) => week[day].enabled)
  return open.map((day) => `${dayName(day)}: ${hoursText(week[day])}`).join('\n')
}
