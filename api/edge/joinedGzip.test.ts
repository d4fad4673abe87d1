import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { joinedGzip } from './joinedGzip.ts'

test.each([
  [[''], 0],
  [['one'], 1],
  [['<style nonce="', '">', `</style>${'a page with ₹ and नाम '.repeat(20_000)}`], 2],
  [['', '', ''], 3],
  [Array.from({ length: 9 }, (_, piece) => String(piece).repeat(piece * 999)), 4],
])('what is joined is what was cut, with any nonce: %#', async (pieces, seed) => {
  const { withNonce } = await joinedGzip(pieces, 24 - seed)
  for (const letter of ['A', 'z', '='])
    expect(String(gunzipSync(withNonce(letter.repeat(24 - seed))))).toBe(pieces.join(letter.repeat(24 - seed)))
})

test('what is still being sent is not written over; what is given back is', async () => {
  const { withNonce, giveBack } = await joinedGzip(['a ', ' b ', ' c'], 1)
  const read = (sent: Buffer) => String(gunzipSync(sent))
  const first = withNonce('1')
  const second = withNonce('2')
  expect([read(first), read(second)]).toEqual(['a 1 b 1 c', 'a 2 b 2 c'])
  giveBack(second)
  const third = withNonce('3')
  expect([read(first), read(third)]).toEqual(['a 1 b 1 c', 'a 3 b 3 c'])
  giveBack(first)
  expect(withNonce('4')).toBe(first)
  expect(read(first)).toBe('a 4 b 4 c')
})
