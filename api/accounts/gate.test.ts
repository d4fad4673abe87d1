import { expect, test } from 'vitest'
import { createGate } from './gate.ts'

test('never runs more than its places at once, and lets everyone in, in order', async () => {
  const gate = createGate(2)
  const releases: (() => void)[] = []
  const started: number[] = []
  const tasks = [0, 1, 2, 3].map((n) =>
    gate.run(() => {
      started.push(n)
      return new Promise<number>((resolve) => releases.push(() => resolve(n)))
    }),
  )
  await Promise.resolve()
  expect(started).toEqual([0, 1])
  releases[1]?.()
  await tasks[1]
  await Promise.resolve()
  expect(started).toEqual([0, 1, 2])
  releases[0]?.()
  releases[2]?.()
  await tasks[2]
  await Promise.resolve()
  releases[3]?.()
  expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3])
})

test('a task that fails gives its place back', async () => {
  const gate = createGate(1)
  await expect(gate.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await expect(gate.run(() => Promise.resolve('yes'))).resolves.toBe('yes')
})
