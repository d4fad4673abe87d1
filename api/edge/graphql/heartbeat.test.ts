import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { askWhetherAlive } from './socketSession.ts'

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
  return Object.assign(socket, { stop: askWhetherAlive(socket as unknown as WebSocket) })
}

test('each is asked every 15 seconds; who is silent is ended, who is gone is let be', () => {
  const [silent, gone, lively] = [client(1), client(), client()]
  gone.stop()
  vi.advanceTimersByTime(14_999)
  expect([silent.asked, lively.asked]).toEqual([0, 0])
  vi.advanceTimersByTime(15_001)
  expect([silent.asked, silent.ended, lively.asked]).toEqual([2, 0, 2])
  vi.advanceTimersByTime(15_000)
  silent.stop()
  vi.advanceTimersByTime(15_000)
  expect([silent.asked, silent.ended, gone.asked, gone.ended]).toEqual([2, 1, 0, 0])
  expect([lively.asked, lively.ended]).toEqual([4, 0])
  lively.stop()
})

test('a client that sends pongs without reading the question is ended', () => {
  const deaf = client(0)
  for (let second = 0; second < 45; second++) {
    vi.advanceTimersByTime(1_000)
    deaf.emit('pong', Buffer.alloc(0))
  }
  expect(deaf.ended).toBeGreaterThan(0)
  deaf.stop()
})

test('each socket has a question of its own', () => {
  const questions = new Set<string>()
  const sockets = Array.from({ length: 30 }, () => client())
  for (const socket of sockets) socket.ping = (question) => void questions.add(question.toString('hex'))
  vi.advanceTimersByTime(15_000)
  expect(questions.size).toBe(30)
  for (const { stop } of sockets) stop()
})
