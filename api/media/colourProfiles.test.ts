/** What a picture says about its colours: taken as far as it is a table or a curve, never where it is a program. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isCheap } from './colourProfiles.ts'
import { redraw } from './pictures.ts'

const word = (value: number) => Buffer.from([value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 0xff))
const half = (value: number) => word(value).subarray(2)
const name = (text: string) => Buffer.from(text, 'latin1')

/** A step of a profile's program: whatever colour comes in, black goes out. */
const BLACK = Buffer.concat([name('matf'), word(0), half(3), half(3), Buffer.alloc(12 * 4)])

/** A profile with this content under each of these names. */
function profileOf(content: Buffer, names: string[]): Buffer {
  const start = 132 + 12 * names.length
  const tags = names.map((tag) => Buffer.concat([name(tag), word(start), word(content.length)]))
  const head = Buffer.alloc(128)
  word(start + content.length).copy(head)
  word(0x0430_0000).copy(head, 8)
  head.write('mntrRGB XYZ ', 12, 'latin1')
  head.write('acsp', 36, 'latin1')
  // The light of D50, as every profile has it.
  for (const [index, value] of [0xf6d6, 0x1_0000, 0xd32d].entries()) word(value).copy(head, 68 + 4 * index)
  return Buffer.concat([head, word(tags.length), ...tags, content])
}

/** A profile whose program has this step. The table that readers look for is there too, without a meaning. */
function programOf(step: Buffer): Buffer {
  const program = Buffer.concat([name('mpet'), word(0), half(3), half(3), word(1), word(24), word(step.length), step])
  return profileOf(program, ['D2B0', 'A2B0'])
}

/** A table from three colours to so many, with so many steps a side; its values may be left out. */
function tableOf({ colours, side, values }: { colours: number; side: number; values: number }): Buffer {
  const same = [1, 0, 0, 0, 1, 0, 0, 0, 1].map((factor) => word(factor * 0x1_0000))
  const curve = Buffer.from(Array.from({ length: 256 }, (_, at) => at))
  const head = Buffer.concat([name('mft1'), word(0), Buffer.from([3, colours, side, 0]), ...same])
  const curves = (count: number) => Array<Buffer>(count).fill(curve)
  return profileOf(Buffer.concat([head, ...curves(3), Buffer.alloc(values), ...curves(colours)]), ['A2B0'])
}

/** The other kind of table, which has a number of steps for each side. */
function partedTableOf(colours: number): Buffer {
  const curve = Buffer.concat([name('curv'), word(0), word(0)])
  const offsets = [32, 0, 0, 68, 88].map(word)
  const sides = Buffer.concat([Buffer.from([255, 255, 255]), Buffer.alloc(13), word(0x0100_0000)])
  const head = Buffer.concat([name('mAB '), word(0), Buffer.from([3, colours, 0, 0]), ...offsets])
  return profileOf(Buffer.concat([head, curve, curve, curve, sides, curve, curve, curve]), ['A2B0'])
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

test('a table is followed, unless it says that it is larger than the profile: room would be made for half a gigabyte', async () => {
  const png = await sheet.clone().png().toBuffer()
  const black = tableOf({ colours: 3, side: 2, values: 24 })
  expect(await colourOf(withProfile(png, black), 'image/png')).not.toEqual(await colourOf(png, 'image/png'))
  expect([black, tableOf({ colours: 15, side: 250, values: 24 }), partedTableOf(15)].map(isCheap)).toEqual([
    true,
    false,
    false,
  ])
  const before = process.resourceUsage().maxRSS
  for (const profile of [tableOf({ colours: 15, side: 250, values: 24 }), partedTableOf(15)])
    await redraw(withProfile(png, profile), 'image/png')
  // Kilobytes.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(200_000)
})
