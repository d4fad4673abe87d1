import DataLoader from 'dataloader'
import { builder } from '../graphql/builder.ts'
import { memoized, type Context } from '../graphql/context.ts'
import { hashIn } from '../media/paths.ts'

interface Stored {
  contentType: string
  byteLength: number
  width: number | null
  height: number | null
}

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

const storedLoader = ({ db }: Context) =>
  new DataLoader<string, Stored | null>(async (hashes) => {
    const select = { hash: true, contentType: true, byteLength: true, width: true, height: true }
    const rows = await db.media.findMany({ where: { hash: { in: [...hashes] } }, select })
    const byHash = new Map(rows.map(({ hash, ...stored }) => [hash, stored]))
    return hashes.map((hash) => byHash.get(hash) ?? null)
  })

/** What a message keeps of its files. */
interface Kept {
  attachments: string[]
  attachmentNames: string[]
}

/** The files of a message, those of all messages of an answer in one statement; a file that is gone is left out. */
export function attachmentsOf(context: Context, message: Kept): Attachment[] | Promise<Attachment[]> {
  return message.attachments.length === 0 ? [] : loadAttachments(context, message)
}

async function loadAttachments(context: Context, { attachments, attachmentNames }: Kept): Promise<Attachment[]> {
  const loader = memoized(context, attachmentsOf, () => storedLoader(context))
  const found = await Promise.all(
    attachments.map(async (url, place) => {
      const id = hashIn(url) ?? ''
      const stored = id && (await loader.load(id))
      return stored ? { id, url, name: attachmentNames[place] ?? '', ...stored } : null
    }),
  )
  return found.filter((one) => one !== null)
}
