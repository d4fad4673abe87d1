import { NotAPictureError } from './mediaErrors.ts'

/** What a picture's file is made of, read without decoding it: where it ends, whether it moves, what else it carries. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** Names of JPEG that browsers and programs send, though they are not registered. */
export const OTHER_NAMES = ['image/jpg', 'image/pjpeg', 'image/jfif']

/** A content type as it is registered, without parameters. */
export function registeredType(declared: string): string {
  const type = declared.split(';')[0]!.trim().toLowerCase()
  return OTHER_NAMES.includes(type) ? 'image/jpeg' : type
}

/** What the first bytes say; null for anything else. */
export function sniff(bytes: Buffer): PictureType | null {
  if (bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) return 'image/png'
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return 'image/webp'
  return null
}

interface Outline {
  /** Where the picture ends: what follows is something else. */
  end: number
  isAnimated: boolean
}

/** Null for a file that is cut off, or whose parts do not add up. */
export const outlineOf = (bytes: Buffer, type: PictureType): Outline | null =>
  ({ 'image/jpeg': jpegOutline, 'image/png': pngOutline, 'image/webp': webpOutline })[type](bytes)

/** Passes of one JPEG: cameras and editors write about ten. Each goes over the whole picture, however short it is in the file. */
const SCANS = 64
/** Segments, markers and chunks of one file: in 5 MB, programs write a thousand or two. */
const PARTS = 10_000

function jpegOutline(bytes: Buffer): Outline | null {
  let scans = 0
  let parts = 0
  for (let at = 2; at + 1 < bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    if (marker === 0xd9) return { end: at + 2, isAnimated: false }
    // A byte that fills up.
    if (marker === 0xff) at += 1
    else if ((parts += 1) > PARTS) return null
    // Markers without a length.
    else if (marker === 0x01 || isRestart(marker)) at += 2
    else {
      if (at + 4 > bytes.length) return null
      const length = bytes.readUInt16BE(at + 2)
      if (length < 2) return null
      at += 2 + length
      if (marker !== 0xda) continue
      if ((scans += 1) > SCANS) return null
      at = endOfScan(bytes, at)
    }
  }
  return null
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** The next marker that is not part of the coded picture. */
function endOfScan(bytes: Buffer, start: number): number {
  // Byte by byte: a search for each of them takes long where every other one is 0xff.
  for (let at = start; at + 1 < bytes.length; at++) {
    const next = bytes[at + 1]!
    if (bytes[at] === 0xff && next !== 0 && !isRestart(next)) return at
  }
  return bytes.length
}

function pngOutline(bytes: Buffer): Outline | null {
  let isAnimated = false
  let parts = 0
  for (let at = 8; at + 12 <= bytes.length && parts < PARTS; parts++) {
    const name = bytes.toString('latin1', at + 4, at + 8)
    const next = at + 12 + bytes.readUInt32BE(at)
    if (next > bytes.length) return null
    if (name === 'acTL') isAnimated = true
    if (name === 'IEND') return { end: next, isAnimated }
    at = next
  }
  return null
}

/** Chunks of a PNG that hold texts. The decoder unpacks each to 8 MB and holds a thousand of them, for nothing that we keep. */
const TEXTS = new Set(['tEXt', 'zTXt', 'iTXt'])

/** What the decoder is given: the picture without what follows it, and without texts. `outline` is the one of these bytes. */
export function pictureIn(bytes: Buffer, type: PictureType, { end }: Outline): Buffer {
  if (type !== 'image/png') return bytes.subarray(0, end)
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at < end;) {
    const next = at + 12 + bytes.readUInt32BE(at)
    if (!TEXTS.has(bytes.toString('latin1', at + 4, at + 8))) kept.push(bytes.subarray(at, next))
    at = next
  }
  return Buffer.concat(kept)
}

function webpOutline(bytes: Buffer): Outline | null {
  if (bytes.length < 20) return null
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) return null
  // The first chunk of an extended file has the flags.
  const isExtended = bytes.toString('latin1', 12, 16) === 'VP8X'
  return { end, isAnimated: isExtended && (bytes[20]! & 0x02) !== 0 }
}

/** Long enough not to come about by chance in the coded picture. */
const ACTIVE = /<script|<!doctype|<html[\s>]|<iframe|<\?php\s/i
/** A drawing that browsers run, wherever it begins in what follows the picture. */
const DRAWING = /<svg[\s>]/i
/** Archives, documents and programs, wherever they begin in what follows the picture. */
const SIGNATURES = [
  'PK\x03\x04',
  'Rar!\x1a\x07',
  '7z\xbc\xaf\x27\x1c',
  '\xfd7zXZ\x00',
  '%PDF-',
  '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  '\x7fELF',
]
/** The same where so few bytes could be anything: only at its beginning. */
const BEGINNINGS = ['\x1f\x8b\x08', 'BZh', 'MZ', '#!', '*/']
/** Fills up after the end of a picture. */
const PADDING = /^[\0\s\xff]+/
/** Where readers look for the end of an archive: its own length, and the longest comment that may follow. */
const ARCHIVE_END = 22 + 65_535
/** How far into a file readers look for the beginning of a PDF. */
const PDF_START = 1_024

/** Whether it is a page, script, archive, document or program too. What phones put behind a photo is none. */
export function carriesMore(bytes: Buffer, { end }: Outline): boolean {
  const rest = bytes.toString('latin1', end)
  const start = rest.replace(PADDING, '')
  return (
    SIGNATURES.some((signature) => rest.includes(signature)) ||
    BEGINNINGS.some((signature) => start.startsWith(signature)) ||
    DRAWING.test(rest) ||
    bytes.subarray(-ARCHIVE_END).includes('PK\x05\x06', 0, 'latin1') ||
    bytes.subarray(0, PDF_START).includes('%PDF-', 0, 'latin1') ||
    ACTIVE.test(bytes.toString('latin1'))
  )
}

export const DOCUMENT_TYPE = 'application/pdf'
/** Where the last line of a PDF stands, at the latest. */
const TRAILER = 1_024

/** Throws NotAPictureError unless it begins and ends as a PDF does. */
export function checkDocument(bytes: Buffer): void {
  const isWhole =
    bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.subarray(-TRAILER).includes('%%EOF', 0, 'latin1')
  if (!isWhole) throw new NotAPictureError('document')
}
