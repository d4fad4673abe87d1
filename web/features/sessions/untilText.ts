import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../api/rules/time/durations.ts'
import { plural } from '../../lib/plural.ts'

interface Span {
  /** ISO instant. */
  startsAt: string
  /** ISO instant. */
  endsAt: string
}

/** How long until a session: `in 3 days`, `in 2 h 10 min`, `now` while it is held, `over` afterwards. */
export function untilText({ startsAt, endsAt }: Span, now: Date): string {
  if (Date.parse(endsAt) <= now.getTime()) return 'over'
  const left = Date.parse(startsAt) - now.getTime()
  if (left <= 0) return 'now'
  if (left >= DAY_MS) return `in ${plural(Math.floor(left / DAY_MS), 'day')}`
  const minutes = Math.ceil(left / MINUTE_MS)
  const hours = Math.floor((minutes * MINUTE_MS) / HOUR_MS)
  const rest = minutes - hours * 60
  return `in ${[hours && `${hours} h`, rest && `${rest} min`].filter(Boolean).join(' ')}`
}
