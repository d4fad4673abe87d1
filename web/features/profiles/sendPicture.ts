/** Loaded when a picture is chosen: checks it, makes it small, and sends it. */
import { drawSmaller, openPicture } from '../../lib/pictures.ts'
import type { PictureKinds } from './acceptedPictures.ts'
import { isTakenAsItIs, problemOf } from './pictureRules.ts'

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
