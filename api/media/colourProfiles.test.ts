/** What a picture says about its colours: taken as far as it is a table or a curve, never where it is a program. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { redraw } from './pictures.ts'

const word = (value: number) => Buffer.from([value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 0xff))
const half = (value: number) => word(value).subarray(2)
const name = (text: string) => Buffer.from(text, 'latin1')

/** A step of a profile's program: whatever colour comes in, black goes out. */
const BLACK = Buffer.concat([name('matf'), word(0), half(3), half(3), Buffer.alloc(12 * 4)])

/** A profile whose program has this step. The table that readers look for is there too, without a meaning. */
function programOf(step: Buffer): Buffer {
  const program = Buffer.concat([name('mpet'), word(0), half(3), half(3), word(1), word(24), word(step.length), step])
  const tags = ['D2B0', 'A2B0'].map((tag) => Buffer.concat([name(tag), word(156), word(program.length)]))
  const head = Buffer.alloc(128)
  word(156 + program.length).copy(head)
  word(0x0430_0000).copy(head, 8)
  head.write('mntrRGB XYZ ', 12, 'latin1')
  head.write('acsp', 36, 'latin1')
  // The light of D50, as every profile has it.
  for (const [index, value] of [0xf6d6, 0x1_0000, 0xd32d].entries()) word(value).copy(head, 68 + 4 * index)
  return Buffer.concat([head, word(tags.length), ...tags, program])
}

function withProfile(png: Buffer, profile: Buffer): Buffer {
  const named = Buffer.concat([name('iCCPicc\0\0'), deflateSync(profile)])
  const chunk = Buffer.concat([word(named.length - 4), named, word(crc32(named))])
  // Behind the header of 25 bytes.
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

const sheet = sharp({ create: { width: 20, height: 20, channels: 3, background: { r: 40, g: 200, b: 60 } } })

async function colourOf(bytes: Buffer, type: string): Promise<number[]> {
  const { content } = await redraw(bytes, type)
  const { channels } = await sharp(content).stats()
  return channels.map(({ mean }) => Math.round(mean))
}

test('a program in a profile is not run: a file of 2 kB would take gigabytes and an hour', async () => {
  const png = await sheet.clone().png().toBuffer()
  const plain = await colourOf(png, 'image/png')
  expect(await colourOf(withProfile(png, programOf(BLACK)), 'image/png')).toEqual(plain)
})

test('the colours of a phone are still read by its profile', async () => {
  const p3 = await sheet.clone().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer()
  const [red = 0] = await colourOf(p3, 'image/jpeg')
  // As Display P3 writes this green it has far more red in it.
  expect(red).toBeLessThan(60)
  expect((await sharp(p3).toColourspace('srgb').stats()).channels[0]?.mean).toBeGreaterThan(red + 20)
})
