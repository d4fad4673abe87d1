/** Who may make each call, as the contract's rows have it, which are sent over HTTP as everybody. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Route } from './route.ts'

/** What each cookie is, by its name outside production. */
export const COOKIES = {
  session: 'Session of a mentor, mentee or community member; their log-in sets it',
  admin_session: 'Session of an administrator; POST /api/admin/login sets it',
} as const

export interface Caller {
  /** In words. */
  whoMay: string
  /** Any one of them will do; none for what everybody may. */
  cookies: (keyof typeof COOKIES)[]
}

const callers = JSON.parse(readFileSync(path.join(import.meta.dirname, 'callers.json'), 'utf8')) as Record<
  string,
  Caller
>

/** A call that is being written has no row yet: nobody is promised it. */
export const callerOf = ({ method, path: at }: Pick<Route, 'method' | 'path'>): Caller =>
  callers[`${method} ${at}`] ?? { whoMay: 'nobody yet', cookies: ['admin_session'] }
