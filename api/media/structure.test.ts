/** What it takes to look at a file before it is decoded. */
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { BusyError } from '../rules/userErrors.ts'
import { NotAPictureError } from './mediaErrors.ts'
import { redraw } from './pictures.ts'
import { outlineOf, pictureIn, type PictureType } from './structure.ts'

const START = Buffer.from([0xff, 0xd8])
const END = Buffer.from([0xff, 0xd9])
const repeated = (bytes: number[], times: number) => Buffer.alloc(bytes.length * times, Buffer.from(bytes))
const jpegOf = (...parts: Buffer[]) => Buffer.concat([START, ...parts, END])

test('a coded picture is gone through once, whatever it is made of', () => {
  const scan = Buffer.from([0xff, 0xda, 0, 2])
  const bytes = jpegOf(scan, repeated([0xff, 0], 100_000), repeated([0xff, 0xd0], 1_000))
  const searches = vi.spyOn(bytes, 'indexOf')
  expect(outlineOf(bytes, 'image/jpeg')).toEqual({ end: bytes.length, isAnimated: false })
  expect(searches.mock.calls.length).toBeLessThan(10)
})

test.each<[string, PictureType, (count: number) => Buffer]>([
  ['segments', 'image/jpeg', (count) => jpegOf(repeated([0xff, 0xe0, 0, 2], count))],
  ['markers', 'image/jpeg', (count) => jpegOf(repeated([0xff, 1], count))],
  [
    'chunks',
    'image/png',
    (count) =>
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        repeated([0, 0, 0, 0, 0x49, 0x44, 0x41, 0x54, 0, 0, 0, 0], count),
        Buffer.from('\0\0\0\0IEND\0\0\0\0'),
      ]),
  ],
])('a file of more %s than pictures have is not gone through', (_parts, type, of) => {
  expect(outlineOf(of(9_000), type)).toEqual({ end: of(9_000).length, isAnimated: false })
  expect(outlineOf(of(11_000), type)).toBeNull()
})

test('files are looked at in the line in which they are decoded', async () => {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#147' } })
    .jpeg()
    .toBuffer()
  const half = picture.subarray(0, picture.length / 2)
  const results = await Promise.allSettled(Array.from({ length: 12 }, () => redraw(half, 'image/jpeg')))
  const reasons = results.map((result) => result.status === 'rejected' && (result.reason as Error).constructor)
  expect(reasons).toEqual([...Array<unknown>(9).fill(NotAPictureError), ...Array<unknown>(3).fill(BusyError)])
})

test('the decoder is given no texts of a PNG: each is unpacked to eight megabytes', async () => {
  const plain = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  // An empty chunk of each name, behind the first one.
  const texts = ['tEXt', 'zTXt', 'iTXt'].map((name) => Buffer.from(`\0\0\0\0${name}\0\0\0\0`, 'latin1'))
  const bytes = Buffer.concat([plain.subarray(0, 33), ...texts, plain.subarray(33), Buffer.from('behind it')])
  expect(pictureIn(bytes, 'image/png', outlineOf(bytes, 'image/png')!).equals(plain)).toBe(true)
})
