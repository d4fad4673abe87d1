import type { IncomingMessage } from 'node:http'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inShortTurns } from './shortTurns.ts'

/** Each request takes so many ms. */
function taken(each = 6) {
  const order: string[] = []
  let time = 0
  const { take, connected } = inShortTurns({
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    now: () => time,
  })
  const ask = (url: string, remoteAddress: string, destroyed = false) =>
    take({ socket: { remoteAddress, destroyed } } as IncomingMessage, () => {
      order.push(url)
      time += each
    })
  return { order, ask, connected }
}

test('a turn takes up requests for 10 ms, the next ones one of each network', async () => {
  const { order, ask } = taken()
  for (const url of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(url, '203.0.113.1')
  for (const url of ['b1', 'b2']) ask(url, '203.0.114.1')
  ask('c1', '203.0.115.1')
  expect(order).toEqual(['a1', 'a2'])
  await turn()
  expect(order.slice(2)).toEqual(['a3', 'b1'])
  await turn()
  expect(order.slice(4)).toEqual(['c1', 'a4'])
  await turn()
  expect(order.slice(6)).toEqual(['b2', 'a5'])
})

test('however short its requests are, a network has one of them taken up a turn while it has more waiting', async () => {
  const { order, ask } = taken(1)
  for (let count = 0; count < 14; count++) ask(`a${count}`, '203.0.113.1')
  for (const url of ['b', 'c']) ask(url, url === 'b' ? '203.0.114.1' : '203.0.115.1')
  expect(order).toHaveLength(10)
  await turn()
  expect(order.slice(10)).toEqual(['a10', 'b', 'c'])
  await turn()
  expect(order.slice(13)).toEqual(['a11'])
})

test('many networks of one customer have one turn among others', async () => {
  const { order, ask } = taken()
  for (const url of ['a1', 'a2']) ask(url, '203.0.113.1')
  for (let network = 1; network < 5; network++) ask(`many${network}`, `2001:db8:1:${network}::1`)
  ask('many1 again', '2001:db8:1:1::1')
  ask('other', '2001:db8:2:1::1')
  await turn()
  expect(order.slice(2)).toEqual(['many1', 'other'])
  for (let count = 0; count < 4; count++) await turn()
  expect(order.slice(4)).toEqual(['many2', 'many3', 'many4', 'many1 again'])
})

test('while connections come, requests that wait leave turns to them, but not without end', async () => {
  const { order, ask, connected } = taken()
  for (const url of ['a1', 'a2', 'a3', 'a4']) ask(url, '203.0.113.1')
  for (let count = 0; count < 3; count++) {
    connected()
    await turn()
  }
  expect(order).toEqual(['a1', 'a2'])
  await turn()
  expect(order).toEqual(['a1', 'a2', 'a3'])
  for (let count = 0; count < 60; count++) {
    connected()
    await turn()
  }
  expect(order).toEqual(['a1', 'a2', 'a3', 'a4'])
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
