import type { IncomingMessage, ServerResponse } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inShortTurns } from './shortTurns.ts'

const response = {} as ServerResponse

/** Each request takes 6 ms. */
function taken() {
  const order: string[] = []
  let time = 0
  const take = inShortTurns(
    ({ url = '' }) => {
      order.push(url)
      time += 6
    },
    () => time,
  )
  const ask = (url: string, remoteAddress: string, destroyed = false) =>
    take({ url, socket: { remoteAddress, destroyed } } as IncomingMessage, response)
  return { order, ask }
}

test('a turn takes up requests for 10 ms, the next ones one each, from one network after the other', async () => {
  const { order, ask } = taken()
  for (const url of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(url, '203.0.113.1')
  ask('b1', '203.0.113.2')
  expect(order).toEqual(['a1', 'a2'])
  await turn()
  expect(order).toEqual(['a1', 'a2', 'a3'])
  ask('c1', '203.0.113.3')
  for (let count = 0; count < 4; count++) await turn()
  expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'a5'])
})

test('where little comes, all is taken up at once', async () => {
  const { order, ask } = taken()
  for (const url of ['a1', 'a2', 'a3']) {
    ask(url, '203.0.113.1')
    await turn()
  }
  expect(order).toEqual(['a1', 'a2', 'a3'])
})

test('who has left while they waited is not answered', async () => {
  const { order, ask } = taken()
  for (const url of ['a1', 'a2']) ask(url, '203.0.113.1')
  ask('gone', '203.0.113.1', true)
  ask('a3', '203.0.113.1')
  await turn()
  await turn()
  expect(order).toEqual(['a1', 'a2', 'a3'])
})
