import type { RequestParameters } from 'relay-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepSubscribed } from './keepSubscribed.ts'
import { RequestError } from '../../lib/errors.ts'
import { onSessionEnded } from './sessionEnded.ts'

interface Started {
  next: (value: unknown) => void
  error: (cause: unknown) => void
  complete: () => void
}

/** Subscriptions over the pretended socket, in the order of their start. */
const { started, stops } = vi.hoisted(() => ({ started: [] as Started[], stops: [] as number[] }))
vi.mock('./socket.ts', () => ({
  socket: {
    subscribe(_request: unknown, sink: Started) {
      const place = started.push(sink) - 1
      return () => void stops.push(place)
    },
  },
}))

const sink = {
  next: vi.fn<(value: unknown) => void>(),
  error: vi.fn<(error: Error) => void>(),
  complete: vi.fn<() => void>(),
}
const request = { id: 'x', name: 'News' } as RequestParameters

beforeEach(() => {
  started.length = stops.length = 0
  for (const heard of Object.values(sink)) heard.mockReset()
})

/** What ends every wait. */
async function wake(): Promise<void> {
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => undefined)
}

test('subscribes again after a loss, and after an event that could not be told', async () => {
  const stop = keepSubscribed(request, {}, sink)
  started[0]!.next({ data: { n: 1 } })
  started[0]!.error({ code: 1006, reason: '' })
  await wake()
  await vi.waitFor(() => expect(started).toHaveLength(2))
  started[1]!.next({ data: null, errors: [{ message: 'Away', extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
  expect(stops).toContain(1)
  await wake()
  await vi.waitFor(() => expect(started).toHaveLength(3))
  started[1]!.next({ data: { n: 9 } })
  started[2]!.next({ data: { n: 2 } })
  expect(sink.next.mock.calls).toEqual([[{ data: { n: 1 } }], [{ data: { n: 2 } }]])
  expect(sink.error).not.toHaveBeenCalled()
  stop()
  expect(stops).toContain(2)
})

test('an event of which a part is missing is read again, not taken', async () => {
  const stop = keepSubscribed(request, {}, sink)
  const errors = [{ message: 'Away', path: ['news', 'booking'], extensions: { code: 'INTERNAL_SERVER_ERROR' } }]
  started[0]!.next({ data: { news: { booking: null } }, errors })
  expect(sink.next).not.toHaveBeenCalled()
  await wake()
  await vi.waitFor(() => expect(started).toHaveLength(2))
  stop()
})

test('what a limit refuses is asked for again', async () => {
  const stop = keepSubscribed(request, {}, sink)
  const errors = [{ message: 'Too many requests from your network.', extensions: { code: 'RateLimitedError' } }]
  started[0]!.next({ errors })
  await wake()
  await vi.waitFor(() => expect(started).toHaveLength(2))
  started[1]!.error(errors)
  await wake()
  await vi.waitFor(() => expect(started).toHaveLength(3))
  expect(sink.error).not.toHaveBeenCalled()
  stop()
})

test('a refusal ends it; one that asks to sign in is told to who watches the session', () => {
  const ended = vi.fn<() => void>()
  const off = onSessionEnded(ended)
  keepSubscribed(request, {}, sink)
  started[0]!.error([{ message: 'Please log in to continue.', extensions: { code: 'NotSignedInError' } }])
  expect(sink.error).toHaveBeenCalledWith(new RequestError('refused', 'Please log in to continue.'))
  expect(ended).toHaveBeenCalledTimes(1)
  expect(started).toHaveLength(1)
  off()
})

test('one that was stopped while it waited does not come back', async () => {
  const stop = keepSubscribed(request, {}, sink)
  started[0]!.error(new Event('error'))
  stop()
  await wake()
  expect(started).toHaveLength(1)
  expect(sink.error).not.toHaveBeenCalled()
})
