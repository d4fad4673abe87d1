import type { Attachment } from '../engine/chatTypes.ts'
import { plainText } from './MessageText.tsx'

/** Longest side of a picture in the log, in px. */
const LONGEST = 320
const KINDS: Record<string, string> = { 'application/pdf': 'PDF' }

/** Shown as a picture, not as a card. */
export function isPicture({ contentType }: Attachment): boolean {
  return contentType.startsWith('image/')
}

/** Its name in one line, or what it is. */
export function fileName({ name, contentType }: Pick<Attachment, 'name' | 'contentType'>): string {
  return plainText(name) || KINDS[contentType] || 'File'
}

/** What stands for a picture where it can't be seen. */
export function pictureAlt(file: Attachment): string {
  return `Picture: ${fileName(file)}`
}

/** `PDF, 1.2 MB`. */
export function fileFacts({ contentType, byteLength }: Pick<Attachment, 'contentType' | 'byteLength'>): string {
  return `${KINDS[contentType] ?? 'File'}, ${fileSize(byteLength)}`
}

/** `640 kB`, `1.2 MB`: a thousand bytes are a kilobyte, as the reader's own device counts. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  const [size, unit] = bytes < 999_500 ? [bytes / 1_000, 'kB'] : [bytes / 1_000_000, 'MB']
  return `${size < 10 && unit === 'MB' ? Number(size.toFixed(1)) : Math.round(size)} ${unit}`
}

/** The room a picture takes in the log, in px, before it is there. */
export function pictureRoom({ width, height }: Attachment): { width: number; height: number } {
  if (!width || !height) return { width: 240, height: 180 }
  const scale = Math.min(1, LONGEST / width, LONGEST / height)
  // A strip still has room for the words that say what is wrong with it.
  return { width: Math.max(160, Math.round(width * scale)), height: Math.max(96, Math.round(height * scale)) }
}

/** The smaller picture that the server has of a private one. */
export function thumbnailUrl(url: string): string {
  return /^\/media\/private\/[^/?]+$/.test(url) ? `${url}/400` : url
}
