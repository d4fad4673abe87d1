import { ACCEPT, type PictureKinds } from './acceptedPictures.ts'

/** Largest file that may be chosen, in bytes; the server's limit. */
const FILE_BYTES = 5 * 1024 * 1024
const CHOOSE = 'Please upload a JPEG, PNG, or WebP image.'

/** Whether the server takes a file of this type as it is. */
export function isTakenAsItIs(type: string): boolean {
  return ACCEPT.photos.split(',').includes(type.toLowerCase())
}

/** What is wrong with a chosen file; null if nothing is. */
export function problemOf({ type, size }: File, kinds: PictureKinds): { title: string; description: string } | null {
  const fits = kinds === 'photos' ? isTakenAsItIs(type) : type.toLowerCase().startsWith('image/')
  if (!fits) return { title: 'Invalid file type', description: kinds === 'photos' ? CHOOSE : 'Please choose an image.' }
  if (size > FILE_BYTES) return { title: 'File too large', description: 'Please choose one of at most 5 MB.' }
  return null
}
