/**
 * Every test of the client runs at `NOW`, so that it is right on any day. A test about another time sets that with
 * vi.useFakeTimers; vi.useRealTimers comes back to `NOW`. Timers run as they do elsewhere.
 */
import { NOW } from '../../api/testing/clock.ts'
import { setClock } from '../../testing/setClock.ts'

const fixed = NOW.getTime()

// The files of a worker share their globals: one of them has done it already.
if (Date.now() !== fixed) setClock(() => fixed)
