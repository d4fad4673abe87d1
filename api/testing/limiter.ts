/** Limits counted in memory: for tests of what is counted, and how often. The carriers have tests of their own. */
import type { Clock } from '../database/clock.ts'
import type { RateLimiter } from '../database/rateLimiter.ts'
import { RateLimitedError } from '../rules/userErrors.ts'

export interface MemoryLimiter extends RateLimiter {
  /** Uses counted of each key in its present window. */
  counts(): Record<string, number>
}

export function memoryLimiter(clock: Clock): MemoryLimiter {
  const windows = new Map<string, { count: number; endsAt: number }>()
  const live = (key: string) => {
    const window = windows.get(key)
    return window && window.endsAt > clock.now().getTime() ? window : null
  }
  return {
    async take(key, { max, windowSeconds }, uses = 1) {
      const window = live(key) ?? { count: 0, endsAt: clock.now().getTime() + windowSeconds * 1000 }
      window.count += uses
      windows.set(key, window)
      if (window.count > max) throw new RateLimitedError(1)
    },
    async firstSpent(bounds) {
      const spent = bounds.find(({ key, limit }) => (live(key)?.count ?? 0) >= limit.max)
      return spent ? { key: spent.key, refusal: new RateLimitedError(1) } : null
    },
    async giveBack(key) {
      const window = live(key)
      if (window && window.count > 0) window.count -= 1
    },
    async clear(key) {
      windows.delete(key)
    },
    counts: () => Object.fromEntries([...windows].flatMap(([key]) => (live(key) ? [[key, live(key)!.count]] : []))),
  }
}
