/** Uploaded pictures: known by their bytes, drawn anew, so that nothing but the picture is kept. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { App } from '../app.ts'
import { UserError } from '../rules/userErrors.ts'
import { inTurns } from './turns.ts'

/** Largest upload, in bytes. */
export const PICTURE_BYTES = 5 * 1024 * 1024
/** 24 megapixels: what a camera takes as a rule, and far less than what would fill the memory. */
const PIXELS = 24_000_000
/** One that is stored in passes is held whole while it is decoded, with several bytes a pixel and colour. */
const PIXELS_IN_PASSES = 12_000_000
/** Longest side that is kept. */
const SIDE = 1_600

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** Not a picture of the kinds that are taken, or not the one that it says it is. */
export class NotAPictureError extends UserError {
  override readonly name = 'NotAPictureError'
  static override readonly status = 415

  constructor() {
    super('Please choose a JPEG, PNG or WebP picture')
  }
}

/** A picture, but of too many pixels to be read. */
export class PictureTooLargeError extends UserError {
  override readonly name = 'PictureTooLargeError'
  static override readonly status = 422

  constructor() {
    super('This picture has too many pixels. Please choose a smaller one.')
  }
}

/** One after the other: each may take a hundred megabytes for a moment. */
const decoding = inTurns(1, 8)
// No picture comes twice: what the library would keep is memory lost.
sharp.cache(false)

/** What the first bytes say; null for anything else. */
export function sniff(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp'
  return null
}

/**
 * Decodes and encodes again as WebP: upright, at most SIDE pixels, without place, camera or appended files.
 * Throws NotAPictureError, PictureTooLargeError, and BusyError when nine are under way.
 */
export async function redraw(bytes: Buffer, declared: string): Promise<Buffer> {
  if (sniff(bytes) !== declared) throw new NotAPictureError()
  return await decoding(() => decode(bytes))
}

async function decode(bytes: Buffer): Promise<Buffer> {
  const { width, height, isProgressive } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new NotAPictureError()
    })
  if (width * height > (isProgressive ? PIXELS_IN_PASSES : PIXELS)) throw new PictureTooLargeError()
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error', sequentialRead: true })
      .rotate()
      .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 10 })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw new NotAPictureError()
  }
}

/** Stores a picture under the hash of its content, once however often it comes; answers its public path. */
export async function storePicture(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  bytes: Buffer,
  declared: string,
): Promise<string> {
  const content = await redraw(bytes, declared)
  const hash = createHash('sha256').update(content).digest('hex')
  const now = clock.now()
  const row = {
    hash,
    contentType: 'image/webp',
    content: new Uint8Array(content),
    byteLength: content.length,
    createdAt: now,
    checkedAt: now,
  }
  // Uploaded again it counts as new: who has just chosen it has not saved it yet.
  await db.media.upsert({ where: { hash }, create: row, update: { checkedAt: row.checkedAt }, select: { hash: true } })
  return `/media/${hash}`
}
