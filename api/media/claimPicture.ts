import type { Transaction } from '../database/client.ts'
import { ValidationError } from '../rules/userErrors.ts'
import type { Person } from '../parts/person.ts'
import { FILE_ID, hashIn, pathOf, uploaderOf } from './paths.ts'

interface Claim {
  /** The id that the upload was answered with, or its path. */
  given: string
  /** Who saves it. */
  person: Person
  /** The field of the input. */
  path: string
  now: Date
}

/**
 * The path of a picture that this person has uploaded, to be put into a row by the same transaction: until it ends, the
 * file cannot be removed. Throws ValidationError for one that was never there, is no more, is somebody else's or
 * private: the four are one answer.
 */
export async function claimPicture(tx: Transaction, { given, person, path, now }: Claim): Promise<string> {
  const hash = FILE_ID.test(given) ? given : hashIn(given)
  const where = { hash: hash ?? '', isPrivate: false, uploads: { some: { uploader: uploaderOf(person) } } }
  // A write, so that the sweep waits for this row, and then sees that it is new.
  const { count } = hash === null ? { count: 0 } : await tx.media.updateMany({ where, data: { checkedAt: now } })
  if (hash === null || count === 0)
    throw new ValidationError([{ path, message: 'This picture is no longer available. Please upload it again.' }])
  return pathOf(hash, false)
}
