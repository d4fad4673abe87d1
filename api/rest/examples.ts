/** What the description shows of each call: who may make it, a request and its answers, as `npm run examples` has recorded them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { addDays, daysBetween, istDate, mondayOf, type IstDate } from '../rules/time/time.ts'
import type { Route } from './route.ts'

export interface Recorded {
  /** In words; the rows of `api/testing/contract` prove it. */
  whoMay: string
  /** Any one of them will do; none for what everybody may. */
  cookies: string[]
  params: Record<string, number>
  query: Record<string, string>
  body?: object
  /** What it takes besides the demo data; without it the request can be sent as it stands. */
  needs?: string
  /** By status: the success, and failures with messages of the call's own. */
  answers: Record<string, unknown>
}

interface Recording {
  /** First day of the week in which it was made. */
  monday: IstDate
  /** By `METHOD /path`. */
  calls: Record<string, Recorded>
}

export const RECORDING = path.join(import.meta.dirname, 'recorded.json')

/** A new call, until `npm run examples` has recorded it. */
const UNRECORDED: Recorded = { whoMay: 'nobody yet', cookies: ['admin_session'], params: {}, query: {}, answers: {} }

/** Examples with their days moved to the week of `now`: what is offered on a day of the week then is offered now. */
export function examplesAt(now: Date): (route: Pick<Route, 'method' | 'path'>) => Recorded {
  const text = readFileSync(RECORDING, 'utf8')
  const { monday } = JSON.parse(text) as Recording
  const days = daysBetween(monday, mondayOf(istDate(now)))
  const moved = text.replaceAll(/\b20\d\d-\d\d-\d\d(?=["T ])/g, (day) => addDays(day, days))
  const { calls } = JSON.parse(moved) as Recording
  return ({ method, path: at }) => calls[`${method} ${at}`] ?? UNRECORDED
}
