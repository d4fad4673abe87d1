import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { MissedListener } from '../live.ts'

/** Connections that were opened, in order. */
const connections: FakeSocket[] = []

/** What the browser has, as far as graphql-ws asks for it. */
class FakeSocket {
  static CONNECTING = 0
  static OPEN = 1
  static CLOSING = 2
  static CLOSED = 3
  readyState = FakeSocket.CONNECTING
  sent: { id?: string; type: string }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  constructor() {
    connections.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string })
  }
  close(code = 1000): void {
    this.drop(this.readyState === FakeSocket.CONNECTING ? 1006 : code)
  }
  async open(): Promise<void> {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
    await settle()
    this.say({ type: 'connection_ack' })
    await settle()
  }
  drop(code: number): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.({ code, reason: '' })
  }
  /** It never came to be. */
  fail(): void {
    this.onerror?.(new Event('error'))
    this.drop(1006)
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  get subscribed(): string[] {
    return this.sent.flatMap(({ type, id }) => (type === 'subscribe' && id ? [id] : []))
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const sink = {
  next: vi.fn<(value: unknown) => void>(),
  error: vi.fn<(cause: unknown) => void>(),
  complete: vi.fn<() => void>(),
}

async function load() {
  const [{ socket }, sessionEnded, live] = await Promise.all([
    import('./socket.ts'),
    import('./sessionEnded.ts'),
    import('../live.ts'),
  ])
  return { socket, ...sessionEnded, ...live }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  connections.length = 0
  for (const heard of Object.values(sink)) heard.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a lost connection comes back with all its subscriptions, also when the next try fails too', async () => {
  const { socket } = await load()
  socket.subscribe({ query: 'one' }, sink)
  socket.subscribe({ query: 'other' }, sink)
  await settle()
  await connections[0]!.open()
  expect(connections[0]!.subscribed).toHaveLength(2)
  connections[0]!.drop(1006)
  await vi.advanceTimersByTimeAsync(500)
  connections[1]!.fail()
  await vi.advanceTimersByTimeAsync(1_000)
  await connections[2]!.open()
  expect(connections[2]!.subscribed).toHaveLength(2)
  expect(sink.error).not.toHaveBeenCalled()
})

test('an attempt that nobody answers is given up and followed by another', async () => {
  const { socket } = await load()
  socket.subscribe({ query: 'one' }, sink)
  await settle()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(connections).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(connections).toHaveLength(2)
  await connections[1]!.open()
  expect(connections[1]!.subscribed).toHaveLength(1)
  expect(sink.error).not.toHaveBeenCalled()
})

test('a connection that is accepted and then cut is tried again ever more rarely, until one has lasted', async () => {
  const { socket } = await load()
  socket.subscribe({ query: 'one' }, sink)
  await settle()
  const cut = async () => {
    await connections.at(-1)!.open()
    connections.at(-1)!.drop(1006)
  }
  for (const longest of [500, 1_000, 2_000, 4_000]) {
    await cut()
    const before = connections.length
    await vi.advanceTimersByTimeAsync(longest / 2 - 1)
    expect(connections).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(longest / 2 + 1)
    expect(connections).toHaveLength(before + 1)
  }
  await connections.at(-1)!.open()
  for (let seconds = 0; seconds < 30; seconds += 10) {
    await vi.advanceTimersByTimeAsync(10_000)
    connections.at(-1)!.say({ type: 'pong' })
  }
  const before = connections.length
  connections.at(-1)!.drop(1006)
  await vi.advanceTimersByTimeAsync(500)
  expect(connections).toHaveLength(before + 1)
})

test('a session that is not taken is told and tried once more; after that only when the person is back', async () => {
  const { socket, onSessionEnded } = await load()
  const ended = vi.fn<() => void>()
  onSessionEnded(ended)
  socket.subscribe({ query: 'one' }, sink)
  await settle()
  connections[0]!.drop(4403)
  await vi.advanceTimersByTimeAsync(2_000)
  connections[1]!.drop(4403)
  await vi.advanceTimersByTimeAsync(24 * 60 * 60_000)
  expect(connections).toHaveLength(2)
  expect(ended).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(connections).toHaveLength(3)
})

test('a connection that is dead is found out by asking when the person is back', async () => {
  const { socket } = await load()
  socket.subscribe({ query: 'one' }, sink)
  await settle()
  await connections[0]!.open()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(connections[0]!.sent.at(-1)).toEqual({ type: 'ping' })
  await vi.advanceTimersByTimeAsync(5_000)
  await vi.advanceTimersByTimeAsync(500)
  expect(connections).toHaveLength(2)
})

test('while it is lost, topics are not live', async () => {
  const { socket, noteEvent, onMissed } = await load()
  const missed = vi.fn<MissedListener>()
  onMissed('news', missed)
  socket.subscribe({ query: 'one' }, sink)
  await settle()
  await connections[0]!.open()
  noteEvent('news', 'STARTED')
  dispatchEvent(new Event('online'))
  expect(missed.mock.calls).toEqual([[true]])
  connections[0]!.drop(1006)
  dispatchEvent(new Event('online'))
  expect(missed.mock.calls).toEqual([[true], [false]])
})
