import type { Transaction } from '../database/client.ts'
import { ValidationError } from '../rules/userErrors.ts'
import { FILE_ID, hashIn, pathOf, uploaderOf, type Uploader } from './paths.ts'

/** What is told of a picture that cannot be taken. */
export const PICTURE_GONE = 'This picture is no longer available. Please upload it again.'

interface Claim {
  /** The id that the upload was answered with, or its path. */
  given: string
  /** Who saves it. */
  person: Uploader
  /** The field of the input. */
  path: string
  now: Date
}

/** The path of a picture of this person; until the transaction ends, the file stays. Throws ValidationError. */
export async function claimPicture(tx: Transaction, { given, person, path, now }: Claim): Promise<string> {
  const hash = FILE_ID.test(given) ? given : (hashIn(given) ?? '')
  const where = { hash, isPrivate: false, uploads: { some: { uploader: uploaderOf(person) } } }
  // A write, so that the sweep waits for this row, and then sees that it is new.
  const { count } = await tx.media.updateMany({ where, data: { checkedAt: now } })
  if (count === 0) throw new ValidationError([{ path, message: PICTURE_GONE }])
  return pathOf(hash, false)
}

interface Choice extends Omit<Claim, 'given' | 'path'> {
  /** Null takes the picture away, undefined leaves it. */
  given: string | null | undefined
  /** The path in the row now; null without a picture. */
  stored: string | null
  /** What is shown of somebody without a picture. */
  defaultPath: string
}

/** What a row's `profileImage` is after a save; undefined when it stays. Sending back the path that was shown changes nothing. */
export async function pictureToSave(
  tx: Transaction,
  { given, stored, defaultPath, person, now }: Choice,
): Promise<string | null | undefined> {
  if (given === undefined || given === stored || given === (stored ?? defaultPath)) return undefined
  return given === null ? null : await claimPicture(tx, { given, person, path: 'profileImage', now })
}
