/** Loaded when a picture is chosen: checks it, makes it small, and sends it. */
import { drawSmaller, openPicture } from '../../lib/pictures.ts'
import { ACCEPT, type PictureKinds } from './acceptedPictures.ts'

/** A person's picture: shown small. */
const AVATAR = { side: 400, quality: 0.7 }
const FAILED = { title: 'Upload failed', description: 'Failed to process image. Please try again.' }
const TITLES: Record<number, string> = { 413: 'File too large', 415: 'Invalid file type' }

/** The id under which the server has it and its path, or why it does not; null when it was cancelled. */
export type Sent = { id: string; url: string } | { title: string; description: string } | null

/** Sends a chosen file, made small where the browser can. Never rejects. */
export async function sendPicture(
  file: File,
  kinds: PictureKinds,
  signal: AbortSignal,
  size: typeof AVATAR = AVATAR,
): Promise<Sent> {
  const problem = problemOf(file, kinds)
  if (problem) return problem
  const small = await resized(file, size).catch(() => (isTakenAsItIs(file.type) ? file : null))
  if (signal.aborted) return null
  if (!small) return FAILED
  try {
    const response = await fetch('/api/media', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': small.type },
      body: small,
      signal,
    })
    const answer: unknown = await response.json()
    return outcomeOf(response.status, answer)
  } catch {
    if (signal.aborted) return null
    return navigator.onLine
      ? FAILED
      : { title: FAILED.title, description: 'You are offline. Please try again when you are back online.' }
  }
}

function outcomeOf(status: number, answer: unknown): Sent {
  const { id, url, message } = typeof answer === 'object' && answer ? (answer as Record<string, unknown>) : {}
  if (typeof id === 'string' && typeof url === 'string') return { id, url }
  return typeof message === 'string' && status < 500
    ? { title: TITLES[status] ?? FAILED.title, description: message }
    : FAILED
}

/** A JPEG of at most that size, upright. Rejects for what the browser cannot read or draw. */
async function resized(file: File, size: typeof AVATAR): Promise<Blob> {
  const picture = await openPicture(file)
  const small = await drawSmaller(picture, size)
  picture.close()
  return small
}

/** Largest file that may be chosen, in bytes; the server's limit. */
const FILE_BYTES = 5 * 1024 * 1024
const CHOOSE = 'Please upload a JPEG, PNG, or WebP image.'

/** Whether the server takes a file of this type as it is. */
function isTakenAsItIs(type: string): boolean {
  return ACCEPT.photos.split(',').includes(type.toLowerCase())
}

/** What is wrong with a chosen file; null if nothing is. */
function problemOf({ type, size }: File, kinds: PictureKinds): { title: string; description: string } | null {
  const fits = kinds === 'photos' ? isTakenAsItIs(type) : type.toLowerCase().startsWith('image/')
  if (!fits) return { title: 'Invalid file type', description: kinds === 'photos' ? CHOOSE : 'Please choose an image.' }
  if (size > FILE_BYTES) return { title: 'File too large', description: 'Please choose one of at most 5 MB.' }
  return null
}
