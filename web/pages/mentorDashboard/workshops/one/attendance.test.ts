// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { createAttendance, type Attendance } from './attendance.tsx'

type Send = Parameters<typeof createAttendance>[0]

/** A server that answers when it is told to. */
function server() {
  const waiting: ((isSaved: boolean) => void)[] = []
  const send = vi.fn<Send>(() => new Promise((resolve) => void waiting.push(resolve)))
  return {
    send,
    async answer(isSaved: boolean) {
      waiting.shift()?.(isSaved)
      await new Promise((resolve) => setTimeout(resolve))
    },
  }
}
const states = (attendance: Attendance) => [...attendance.marks()].map(([id, { state }]) => [id, state])

test('a mark is shown at once and goes when it is saved', async () => {
  const { send, answer } = server()
  const attendance = createAttendance(send)
  attendance.mark([1], true)
  expect(attendance.marks().get(1)).toEqual({ hasAttended: true, state: 'saving' })
  await answer(true)
  expect(states(attendance)).toEqual([])
})

test('marks that are made meanwhile are sent together, after the answer', async () => {
  const { send, answer } = server()
  const attendance = createAttendance(send)
  attendance.mark([1], true)
  attendance.mark([2], true)
  attendance.mark([1], false)
  expect(send).toHaveBeenCalledTimes(1)
  await answer(true)
  expect(send.mock.calls[1]).toEqual([
    [
      { registrationId: 1, hasAttended: false },
      { registrationId: 2, hasAttended: true },
    ],
  ])
  await answer(true)
  expect(states(attendance)).toEqual([])
})

test('what could not be saved keeps its mark and says so, until it is tried again', async () => {
  const { send, answer } = server()
  const attendance = createAttendance(send)
  attendance.mark([1, 2], true)
  await answer(false)
  expect(states(attendance)).toEqual([
    [1, 'failed'],
    [2, 'failed'],
  ])
  expect(attendance.marks().get(1)?.hasAttended).toBe(true)
  expect(send).toHaveBeenCalledTimes(1)
  attendance.retry()
  await answer(true)
  expect(states(attendance)).toEqual([])
})

test('500 people are marked, 100 in each request, each of them once', async () => {
  const { send, answer } = server()
  const attendance = createAttendance(send)
  attendance.mark(
    Array.from({ length: 500 }, (_, index) => index + 1),
    true,
  )
  for (let round = 0; round < 5; round += 1) await answer(true)
  expect(send.mock.calls.map(([marks]) => marks.length)).toEqual([100, 100, 100, 100, 100])
  expect(new Set(send.mock.calls.flatMap(([marks]) => marks.map(({ registrationId }) => registrationId))).size).toBe(
    500,
  )
  expect(states(attendance)).toEqual([])
})
