/** Pictures are decoded and encoded again, so that nothing but the picture is kept. */
import type { Sharp } from 'sharp'
import { fairTurns } from '../database/fairTurns.ts'
import { isCheap } from './colourProfiles.ts'
import { NotAPictureError, PictureTooLargeError } from './mediaErrors.ts'
import { carriesMore, outlineOf, pictureIn, registeredType, sniff } from './structure.ts'

/** 24 megapixels: what a camera takes as a rule, and far less than what would fill the memory. */
const PIXELS = 24_000_000
/** One that is stored in passes is held whole while it is decoded, with several bytes a pixel and colour. */
const PIXELS_IN_PASSES = 12_000_000
/** Longest side that is decoded: a line of a million pixels takes a gigabyte. */
const LONGEST_SIDE = 20_000
/** Longest side that is kept. */
const SIDE = 1_600
/** Smaller ones that are kept beside it, by the shorter side: faces are shown in squares. */
export const PICTURE_SIDES = [96, 200, 400] as const
/** What every picture is stored as. */
export const STORED_TYPE = 'image/webp'
const QUALITY = 82

/** A picture as it is stored. */
export interface Drawn {
  content: Buffer
  /** Pixels. */
  width: number
  height: number
  sizes: { side: number; content: Buffer }[]
}

/** One after the other: each may take a hundred megabytes for a moment. One network could keep all places of the line. */
const decoding = fairTurns({ atOnce: 1, each: 8, all: 8 })

/** Loaded for the first picture: a process that draws none is spared its memory. */
async function drawingLibrary() {
  const { default: sharp } = await import('sharp')
  // No picture comes twice: what the library would keep is memory lost.
  sharp.cache(false)
  return sharp
}

/**
 * Encodes again as WebP: upright, at most SIDE pixels, without metadata or appended files, and in each smaller size.
 * Throws NotAPictureError, PictureTooLargeError, and BusyError when nine are under way.
 */
export async function redraw(bytes: Buffer, declared: string, asker = ''): Promise<Drawn> {
  const type = sniff(bytes)
  if (type === null) throw new NotAPictureError()
  if (type !== registeredType(declared)) throw new NotAPictureError('otherKind')
  // In line too: it goes over the whole file, while everybody waits.
  return await decoding(asker, async () => {
    const outline = outlineOf(bytes, type)
    if (outline === null) throw new NotAPictureError('damaged')
    if (outline.isAnimated) throw new NotAPictureError('animated')
    if (carriesMore(bytes, outline)) throw new NotAPictureError('carriesMore')
    return await decode(pictureIn(bytes, type, outline))
  })
}

async function decode(bytes: Buffer): Promise<Drawn> {
  const damaged = () => {
    throw new NotAPictureError('damaged')
  }
  const sharp = await drawingLibrary()
  const { width, height, isProgressive, icc } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(damaged)
  const isTooLarge = width * height > (isProgressive ? PIXELS_IN_PASSES : PIXELS)
  if (isTooLarge || Math.max(width, height) > LONGEST_SIDE) throw new PictureTooLargeError()
  const { data, info } = await sharp(bytes, {
    limitInputPixels: PIXELS,
    failOn: 'error',
    sequentialRead: true,
    ignoreIcc: icc !== undefined && !isCheap(icc),
  })
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: 10 })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(damaged)
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const picture = () => sharp(data, { raw })
  const stored = (drawn: Sharp) => drawn.webp({ quality: QUALITY }).toBuffer()
  const sizes: Drawn['sizes'] = []
  for (const side of PICTURE_SIDES)
    if (side < Math.min(info.width, info.height))
      sizes.push({ side, content: await stored(picture().resize({ width: side, height: side, fit: 'outside' })) })
  return { content: await stored(picture()), width: info.width, height: info.height, sizes }
}

const PAPER = '#eaf0fa'
const GRID = '#c9d6ec'
const LINE = '#1d4fa0'
const SIZE = 320

const grid = Array.from({ length: SIZE / 20 - 1 }, (_, i) => (i + 1) * 20)
  .map((at) => `M${at} 0V${SIZE}M0 ${at}H${SIZE}`)
  .join('')

/** Head, neck and shoulders; a mentor wears a hard hat, a mentee carries a drawing tube. */
const figure =
  '<circle cx="160" cy="132" r="46"/><path d="M138 172v22M182 172v22"/><path d="M68 320c2-74 34-120 92-120s90 46 92 120"/>'
const hat = '<path d="M106 118a54 54 0 0 1 108 0"/><path d="M96 118h128"/><path d="M148 66v30M172 66v30"/>'
const tube = '<path d="M212 300l40-128 18 6-40 128"/><path d="M250 178l22 7"/>'

function drawing(extra: string, title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}" width="${SIZE}" height="${SIZE}" role="img"><title>${title}</title><rect width="${SIZE}" height="${SIZE}" fill="${PAPER}"/><path d="${grid}" stroke="${GRID}" fill="none"/><g fill="${PAPER}" stroke="${LINE}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${figure}${extra}</g></svg>`
}

/** By file name under /media. */
export const DEFAULT_PICTURES: ReadonlyMap<string, string> = new Map([
  ['default-mentor.svg', drawing(hat, 'Mentor')],
  ['default-mentee.svg', drawing(tube, 'Mentee')],
])
