/** What keeps one account from sitting on a mentor's time by reserving it again and again without paying. */
import type { Config } from '../../config.ts'
import { MINUTE_MS } from '../../rules/time/time.ts'
import { formatWhenFull } from '../../rules/text/format.ts'
import { SlotTakenError } from '../bookingErrors.ts'

/**
 * A payment that failed may be tried again at once, so a time can be kept for two holds in a row; then it is open to
 * others for as long. In holds of HOLD_MINUTES.
 */
export const KEPT = {
  /** As long as a time can be kept without paying, within the span. */
  most: 2,
  span: 4,
} as const

/** An unpaid hold of the mentee's on a time that the wanted one overlaps. In milliseconds. */
export interface KeptTime {
  from: number
  to: number
}

type Settings = Pick<Config, 'holdMinutes' | 'rateLimitFactor'>

const holdMs = ({ holdMinutes }: Settings) => Math.trunc(holdMinutes * MINUTE_MS)

/** Holds that ended before this moment count for nothing. */
export const keptSince = (config: Settings, now: Date): Date => new Date(now.getTime() - KEPT.span * holdMs(config))

/** Throws SlotTakenError when the mentee has kept the time for so long already: `kept`, the oldest first. */
export function boundKept(config: Settings, kept: readonly KeptTime[], now: Date): void {
  const start = keptSince(config, now).getTime()
  const counted = kept.map(({ from, to }) => ({ from: Math.max(from, start), to }))
  const sum = counted.reduce((ms, { from, to }) => ms + to - from, 0)
  let over = sum - KEPT.most * holdMs(config) * config.rateLimitFactor
  if (over < 0) return
  // The span moves on: the oldest of it counts no longer.
  let left = start
  for (const { from, to } of counted) {
    left = from + Math.min(over, to - from)
    over -= to - from
    if (over <= 0) break
  }
  const again = new Date(Math.floor((left - start + now.getTime()) / MINUTE_MS + 1) * MINUTE_MS)
  throw new SlotTakenError(
    `You reserved this time before without paying, so others can take it now. You can reserve it again from ${formatWhenFull(again)}`,
  )
}
