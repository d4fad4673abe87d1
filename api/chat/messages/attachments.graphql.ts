import { batchAcrossRequests } from '../../database/batchAcrossRequests.ts'
import { builder } from '../../graphql/builder.ts'
import type { ChatMessage, Media } from '../../generated/prisma/client.ts'
import type { Context } from '../../graphql/context.ts'
import type { ChatMessageInput } from '../../rules/inputs/chat.ts'
import { hashIn, FILE_ID, pathOf, uploaderOf } from '../../media/paths.ts'
import type { Transaction } from '../../database/client.ts'
import { cleanFileName } from '../../media/fileNames.ts'
import type { AccountRef } from '../../contracts/personalData.ts'
import { ValidationError } from '../../rules/userErrors.ts'

type Stored = Pick<Media, 'contentType' | 'byteLength' | 'width' | 'height'>

/** A file of a message, as it is kept and stored. */
export interface Attachment extends Stored {
  id: string
  url: string
  name: string
}

export const ChatAttachmentType = builder.objectRef<Attachment>('ChatAttachment').implement({
  description: 'A file of a message. Its address answers to the two sides and administrators only.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Id of the stored file; not for `node`.' }),
    url: t.exposeString('url', {
      description:
        'Path of the file; a picture has smaller ones below it: `/96`, `/200` and `/400`, by the shorter side.',
    }),
    name: t.exposeString('name', { description: 'What the file is called.' }),
    contentType: t.exposeString('contentType', { description: 'Its media type, by its content.' }),
    byteLength: t.exposeInt('byteLength', { description: 'Its size in bytes.' }),
    width: t.exposeInt('width', { nullable: true, description: 'Of a picture, in pixels; null when not known.' }),
    height: t.exposeInt('height', { nullable: true, description: 'Of a picture, in pixels; null when not known.' }),
  }),
})

const storedNow = batchAcrossRequests(async (db, hashes: string[]) => {
  const select = { hash: true, contentType: true, byteLength: true, width: true, height: true }
  const rows = await db.media.findMany({ where: { hash: { in: hashes } }, select })
  return new Map(rows.map(({ hash, ...stored }): [string, Stored] => [hash, stored]))
})

/** What a message keeps of its files, in the same order. */
export type KeptFiles = Pick<ChatMessage, 'attachments' | 'attachmentNames'>

/** The files of a message, those of all messages of an answer in one statement; a file that is gone is left out. */
export function attachmentsOf(context: Context, message: KeptFiles): Attachment[] | Promise<Attachment[]> {
  return message.attachments.length === 0 ? [] : loadAttachments(context, message)
}

async function loadAttachments({ db }: Context, { attachments, attachmentNames }: KeptFiles): Promise<Attachment[]> {
  const found = await Promise.all(
    attachments.map(async (url, place) => {
      const id = hashIn(url) ?? ''
      const stored = id && (await storedNow(db, id))
      return stored ? { id, url, name: attachmentNames[place] ?? '', ...stored } : null
    }),
  )
  return found.filter((one) => one !== null)
}

export const FILE_GONE = 'This file is no longer available. Please attach it again.'

type AttachmentInput = ChatMessageInput['attachments'][number]

/**
 * Takes the sender's files into a message, each once, so that they cannot be removed before the transaction ends.
 * Throws ValidationError for every other file, whether it is gone, somebody else's or public.
 */
export async function claimAttachments(
  tx: Transaction,
  sender: AccountRef,
  given: readonly AttachmentInput[],
  now: Date,
): Promise<KeptFiles> {
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
  const attachments = [...names.keys()].map((hash) => pathOf(hash, true))
  return { attachments, attachmentNames: [...names.values()] }
}

const distinct = (given: readonly AttachmentInput[]): string[] => [...new Set(given.map(({ fileId }) => fileId))]

export function hasFiles({ attachments }: Pick<KeptFiles, 'attachments'>, given: readonly AttachmentInput[]): boolean {
  const paths = distinct(given).map((hash) => pathOf(hash, true))
  return paths.length === attachments.length && paths.every((path, place) => attachments[place] === path)
}
