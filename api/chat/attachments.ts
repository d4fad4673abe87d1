/** Files of a message: private uploads of whoever sends it. */
import type { Transaction } from '../database/client.ts'
import { cleanFileName } from '../media/fileNames.ts'
import { FILE_ID, pathOf, uploaderOf } from '../media/paths.ts'
import type { AccountRef } from '../contracts/personalData.ts'
import { ValidationError } from '../rules/userErrors.ts'

/** What is told of a file that cannot be attached. */
export const FILE_GONE = 'This file is no longer available. Please attach it again.'

export interface AttachmentInput {
  /** The id that the upload was answered with. */
  fileId: string
  /** What it is called on the sender's device. */
  name: string
}

/** What a message keeps of its files, in the same order. */
export interface KeptAttachments {
  paths: string[]
  names: string[]
}

/**
 * Takes files of the sender's into a message, in the transaction that writes it: until it ends, they cannot be removed.
 * One that is given twice is attached once. Throws ValidationError for every one that was never there, is no more, is
 * somebody else's or public: the four are one answer.
 */
export async function claimAttachments(
  tx: Transaction,
  sender: AccountRef,
  given: readonly AttachmentInput[],
  now: Date,
): Promise<KeptAttachments> {
  const hashes = distinct(given).filter((id) => FILE_ID.test(id))
  // A write, so that the sweep waits for these rows, and then sees that they are new. Always in one order: two messages
  // with the same files wait for each other, and never both.
  const rows = await tx.$queryRaw<{ hash: string; contentType: string }[]>`
    UPDATE media SET checked_at = ${now} FROM (
      SELECT m.hash FROM media m JOIN media_uploads u ON u.hash = m.hash
      WHERE m.hash = ANY(${hashes}) AND m.is_private AND u.uploader = ${uploaderOf(sender)}
      ORDER BY m.hash FOR NO KEY UPDATE OF m) own
    WHERE media.hash = own.hash RETURNING media.hash, media.content_type AS "contentType"`
  const typeOf = new Map(rows.map(({ hash, contentType }) => [hash, contentType]))
  const names = new Map<string, string>()
  const issues = given.flatMap(({ fileId, name }, place) => {
    const type = typeOf.get(fileId)
    if (type === undefined) return [{ path: `attachments.${place}.fileId`, message: FILE_GONE }]
    if (!names.has(fileId)) names.set(fileId, cleanFileName(name, type))
    return []
  })
  if (issues.length > 0) throw new ValidationError(issues)
  return { paths: [...names.keys()].map((hash) => pathOf(hash, true)), names: [...names.values()] }
}

const distinct = (given: readonly AttachmentInput[]): string[] => [...new Set(given.map(({ fileId }) => fileId))]

/** Whether a message that was sent has these files, and no others. */
export function hasFiles({ attachments }: { attachments: string[] }, given: readonly AttachmentInput[]): boolean {
  const paths = distinct(given).map((hash) => pathOf(hash, true))
  return paths.length === attachments.length && paths.every((path, place) => attachments[place] === path)
}
