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
