/**
 * Every test of the client runs at `NOW`, so that it is right on any day. A test about another time sets that with
 * vi.useFakeTimers; vi.useRealTimers comes back to `NOW`. Timers run as they do elsewhere.
 */
import { NOW } from '../../api/testing/clock.ts'

const fixed = NOW.getTime()

// The files of a worker share their globals: one of them has done it already.
if (Date.now() !== fixed) {
  Date.now = () => fixed
  // A proxy, not a class: every date is an instance of Date, no matter who made it.
  globalThis.Date = new Proxy(Date, {
    construct: (date, given: unknown[], newTarget) =>
      Reflect.construct(date, given.length > 0 ? given : [fixed], newTarget) as Date,
  })
}
