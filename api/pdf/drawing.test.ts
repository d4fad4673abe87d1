import { expect, test } from 'vitest'
import { inLineOf } from '../database/lines.ts'
import { BusyError } from '../rules/userErrors.ts'
import { drawing } from './drawing.ts'

test('between two documents everybody else has a turn', async () => {
  const order: string[] = []
  const first = drawing(async () => {
    order.push('first')
    setImmediate(() => order.push('somebody else'))
  })
  const second = drawing(async () => void order.push('second'))
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'somebody else', 'second'])
})

test('documents of one network keep another one waiting for one of them, and never shut it out', async () => {
  const order: string[] = []
  const draw = (network: string) => inLineOf(network, () => drawing(async () => void order.push(network)))
  const ofClass = Array.from({ length: 21 }, () => draw('class'))
  await expect(draw('class')).rejects.toThrow(BusyError)
  const settled = await Promise.allSettled([...ofClass, draw('other')])
  expect(order.indexOf('other')).toBe(2)
  expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1)
})
