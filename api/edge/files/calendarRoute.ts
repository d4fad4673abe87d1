/** Calendars at their secret addresses, read by programs that can neither log in nor keep a cookie. */
import { MINUTE_MS, SECOND_MS } from '../../rules/time/durations.ts'
import { readCalendar } from '../../calendar/calendarFeeds.ts'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { App } from '../../app.ts'
import { hashToken } from '../../accounts/tokens.ts'
import { RateLimitedError } from '../../rules/userErrors.ts'
import { CALENDAR, holds, tagOf } from '../http/entityTags.ts'
import { notFound } from '../http/errorAnswers.ts'
import type { ReadBudget } from '../http/budgets.ts'

/** Reads of one address in ten minutes: several devices of one person, and a calendar that tries again. */
const READS = 60
const WINDOW_MS = 10 * MINUTE_MS
const REMEMBERED = 10_000
/** In units of the read budget, per calendar. */
const COST = 200

/** `charge` counts each read against the network's read budget. */
export function serveCalendars(server: FastifyInstance, app: App, charge?: ReadBudget): void {
  const take = readsOfAddress(app)
  server.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
    // Kept by the program that asks, for itself, and asked about each time.
    reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex')
    const [, token] = /^(.+)\.ics$/.exec(request.params.file) ?? []
    if (token === undefined) return notFound(reply)
    charge?.({ ip: request.ip, reader: null }, { cost: COST, kind: 'query' })
    take(token)
    const text = await readCalendar(app, token)
    if (text === null) return notFound(reply)
    const etag = tagOf(text)
    reply.header('etag', etag)
    if (holds(request, etag)) return reply.code(304).send()
    return reply.header('content-disposition', 'inline; filename="plumbline-sessions.ics"').type(CALENDAR).send(text)
  })
}

/** Counts by the address asked for, in memory: a read must not cost a write. Throws RateLimitedError. */
function readsOfAddress({ clock, config }: Pick<App, 'clock' | 'config'>): (token: string) => void {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: REMEMBERED })
  return (token) => {
    const now = clock.now().getTime()
    const key = hashToken(token)
    const known = windows.get(key)
    const window = known && known.endsAt > now ? known : { count: 0, endsAt: now + WINDOW_MS }
    window.count += 1
    windows.set(key, window)
    if (window.count > READS * config.rateLimitFactor) throw new RateLimitedError((window.endsAt - now) / SECOND_MS)
  }
}
