/**
 * Gzip of a text whose nonces are put in at each sending: what stands between them is compressed once, and the check
 * sum of the whole is joined from theirs. Deflate allows both: each piece refers to nothing outside of itself and ends
 * at a byte, and a nonce goes as a stored block.
 */
import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

export interface JoinedGzip {
  bytes: number
  /** The text with this nonce, whose length is always the same. */
  withNonce(nonce: string): Buffer
  /** No longer needs what `withNonce` gave: the next one may be written in its place. A copy of a page for each answer costs a fifth of sending it. */
  giveBack(sent: Buffer): void
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])
/** An empty block, the last one. */
const LAST = Buffer.from([3, 0])
/** Check sum and length. */
const TRAILER_BYTES = 8
const LEVEL = 7
const compressed = promisify(deflateRaw)

/** Of the pieces between the nonces, which have `size` ASCII characters. */
export async function joinedGzip(pieces: readonly string[], size: number): Promise<JoinedGzip> {
  const parts = await Promise.all(
    pieces.map(async (piece) => {
      const plain = Buffer.from(piece)
      const bytes = await compressed(plain, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH })
      return { bytes, length: plain.length, sum: crc32(plain), shift: shiftOf(plain.length) }
    }),
  )
  const stored = Buffer.concat([Buffer.from([0, size, 0, ~size & 0xff, 0xff]), Buffer.alloc(size)])
  const nonceShift = shiftOf(size)
  const out: Buffer[] = [HEADER]
  /** Where nonces go. */
  const places: number[] = []
  // The sum of the whole is `sum` and `spread` times the nonce's.
  let sum = 0
  let spread = 0
  let length = HEADER.length
  for (const [index, part] of parts.entries()) {
    if (index > 0) {
      out.push(stored)
      length += stored.length
      places.push(length - size)
      sum = times(nonceShift, sum)
      spread = (times(nonceShift, spread) ^ ONE) >>> 0
    }
    out.push(part.bytes)
    length += part.bytes.length
    sum = (times(part.shift, sum) ^ part.sum) >>> 0
    spread = times(part.shift, spread)
  }
  const trailer = Buffer.alloc(TRAILER_BYTES)
  const total = parts.reduce((all, part) => all + part.length, size * places.length)
  trailer.writeUInt32LE(total % 2 ** 32, 4)
  const all = Buffer.concat([...out, LAST, trailer])
  let isLent = false
  return {
    bytes: all.length,
    withNonce(nonce) {
      const own = isLent ? Buffer.from(all) : all
      isLent = true
      for (const place of places) own.write(nonce, place, 'latin1')
      own.writeUInt32LE((sum ^ times(spread, crc32(nonce))) >>> 0, own.length - TRAILER_BYTES)
      return own
    },
    giveBack(sent) {
      if (sent === all) isLent = false
    },
  }
}

/** CRC-32's polynomial; its sums are polynomials over two elements, the highest power in the lowest bit. */
const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000

/** The product of two of them, modulo the polynomial. */
function times(one: number, other: number): number {
  let product = 0
  let shifted = other
  for (let bit = 31; bit >= 0; bit--) {
    if ((one >>> bit) & 1) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1
  }
  return product >>> 0
}

/** What a sum is multiplied with for so many bytes behind it: x to the power of their bits. */
function shiftOf(bytes: number): number {
  let result = ONE
  let square = 0x00800000
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2) result = times(square, result)
    square = times(square, square)
  }
  return result >>> 0
}
