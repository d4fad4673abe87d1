import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { matchPage } from '../../../web/routes/matchPage.ts'
import { testApp } from '../../testing/app.ts'
import { DRAWINGS, drawsPages } from './pageDrawing.ts'

const HTML = { html: '<p>drawn</p>', styles: '', isWhole: true }
const page = matchPage(new URL('http://site/pricing'), { development: false })!
const from = (ip: string) => ({ address: '/pricing', data: [], asker: { ip, reader: null } })
const HERE = '203.0.113.7'
const t = await testApp()

/** With what was under way at the same time. */
function drawing(make: () => Promise<unknown>) {
  const seen = { now: 0, most: 0 }
  const draw = drawsPages(t.app, {
    drawing: async () => ({
      async draw() {
        seen.now += 1
        seen.most = Math.max(seen.most, seen.now)
        await make()
        seen.now -= 1
        return HTML
      },
    }),
  })
  return { draw, seen }
}

test('pages are drawn one at a time, other requests come in between, and a crowd is left to the browser', async () => {
  const order: string[] = []
  const { draw, seen } = drawing(async () => void order.push('page'))
  const crowd = Array.from({ length: DRAWINGS.waiting + 5 }, () => draw(page, from(HERE)))
  await setImmediate()
  order.push('other')
  const drawn = await Promise.all(crowd)
  // One is being drawn while the others wait.
  expect(drawn.filter((one) => one !== null)).toHaveLength(1 + DRAWINGS.waiting / 2)
  expect(seen.most).toBe(1)
  expect(order.indexOf('other')).toBeLessThan(2)
  expect(await draw(page, from(HERE))).toEqual(HTML)
})

test('a page for another network waits for one page of a crowd at most', async () => {
  const { draw } = drawing(() => setImmediate())
  const order: string[] = []
  const crowd = Array.from({ length: 10 }, (_, index) =>
    draw(page, from(`203.0.113.${index}`)).then(() => order.push('crowd')),
  )
  const other = draw(page, from('198.51.100.9')).then(() => order.push('other'))
  await Promise.all([...crowd, other])
  expect(order.indexOf('other')).toBeLessThanOrEqual(2)
  expect(order).toHaveLength(11)
})

test('a network that has had its share is left to the browser for the rest of the minute; another one is not', async () => {
  const { draw } = drawing(async () => {})
  for (let n = 0; n < DRAWINGS.perMinute; n += 1) expect(await draw(page, from(HERE))).toEqual(HTML)
  expect(await draw(page, from(HERE))).toBeNull()
  expect(await draw(page, from('198.51.100.9'))).toEqual(HTML)
  t.clock.advance(60_000)
  expect(await draw(page, from(HERE))).toEqual(HTML)
})

test('a page with a very long address is left to the browser', async () => {
  const { draw, seen } = drawing(async () => {})
  const address = `/a${'/'.repeat(DRAWINGS.address)}b`
  expect(await draw(page, { ...from(HERE), address })).toBeNull()
  expect(seen.most).toBe(0)
})

test('one that fails holds up none behind it', async () => {
  let count = 0
  const { draw } = drawing(async () => {
    count += 1
    if (count === 1) throw new Error('Broken')
  })
  expect(await Promise.all([draw(page, from(HERE)), draw(page, from(HERE))])).toEqual([null, HTML])
})
