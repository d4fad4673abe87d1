import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { heartbeat } from './socketSession.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** `answers`: how often it does. */
function client(answers = Infinity) {
  const socket = Object.assign(new EventEmitter(), { asked: 0, ended: 0, ping(_question: Buffer) {}, terminate() {} })
  socket.ping = (question) => {
    socket.asked += 1
    if (socket.asked <= answers) socket.emit('pong', question)
  }
  socket.terminate = () => {
    socket.ended += 1
  }
  return socket
}

test('each is asked every 15 seconds, a share of them at a time; who is silent is ended, who is gone is let be', () => {
  const beating = heartbeat()
  const clients = Array.from({ length: 30 }, (_, index) => client(index === 0 ? 1 : Infinity))
  for (const each of clients) beating.watch(each as unknown as WebSocket)
  const [silent, gone, ...others] = clients as [ReturnType<typeof client>, ReturnType<typeof client>]
  beating.forget(gone as unknown as WebSocket)
  const asked = () => clients.reduce((all, each) => all + each.asked, 0)
  for (let second = 0; second < 15; second++) {
    const before = asked()
    vi.advanceTimersByTime(1_000)
    expect(asked() - before).toBeLessThanOrEqual(2)
  }
  expect([silent.asked, gone.asked, asked()]).toEqual([1, 0, 29])
  vi.advanceTimersByTime(15_000)
  expect([silent.asked, silent.ended]).toEqual([2, 0])
  vi.advanceTimersByTime(15_000)
  beating.forget(silent as unknown as WebSocket)
  vi.advanceTimersByTime(15_000)
  expect([silent.asked, silent.ended, gone.asked, gone.ended]).toEqual([2, 1, 0, 0])
  for (const each of others as ReturnType<typeof client>[]) expect([each.asked, each.ended]).toEqual([4, 0])
  beating.stop()
  vi.advanceTimersByTime(15_000)
  expect(asked()).toBe(28 * 4 + 2)
})

test('a client that sends pongs without reading the question is ended', () => {
  const beating = heartbeat()
  const deaf = client(0)
  beating.watch(deaf as unknown as WebSocket)
  for (let second = 0; second < 45; second++) {
    vi.advanceTimersByTime(1_000)
    deaf.emit('pong', Buffer.alloc(0))
  }
  expect(deaf.ended).toBeGreaterThan(0)
  beating.stop()
})

test('each socket has a question of its own', () => {
  const beating = heartbeat()
  const questions = new Set<string>()
  for (let index = 0; index < 30; index++) {
    const socket = client()
    socket.ping = (question) => void questions.add(question.toString('hex'))
    beating.watch(socket as unknown as WebSocket)
  }
  vi.advanceTimersByTime(15_000)
  expect(questions.size).toBe(30)
  beating.stop()
})
