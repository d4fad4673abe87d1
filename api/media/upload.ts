/** Files that people send: what they are is read from their bytes, and who sent them is kept. */
import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { App } from '../app.ts'
import type { Transaction } from '../database/client.ts'
import { fairTurns } from '../database/fairTurns.ts'
import { inTransaction } from '../database/transaction.ts'
import { checkDocument, DOCUMENT_TYPE } from './structure.ts'
import { FileTooLargeError, StorageFullError } from './mediaErrors.ts'
import { pathOf, pathsOf, fileColumns, usedPaths } from './paths.ts'
import { redraw, STORED_TYPE, type Drawn } from './pictures.ts'

/** Largest upload, in bytes. */
export const UPLOAD_BYTES = 5 * 1024 * 1024

/** What one account may store that no row uses, in bytes; administrators have no such limit. */
export const UNUSED_BYTES = 50 * 1024 * 1024
/** What it may store in all: what is sent in chats stays as long as they do. */
export const STORED_BYTES = 500 * 1024 * 1024

/** One after the other: to store one of 5 MB takes a tenth of a second of the processor, on which everybody waits. */
const storing = fairTurns({ atOnce: 1, each: 40, all: 40 })
/** After each a pause of one ms for so many bytes, twice the time that they have taken: it is everybody else's. */
const BYTES_A_MS = 25_000

export interface Upload {
  bytes: Buffer
  /** The content type that came with it; the bytes must be of it. */
  declared: string
  /** Such as mentee:7. */
  uploader: string
  /** Where they are: the network above their address. */
  network?: string
  /** Told how many bytes would be stored, before they are; throws when these are too many. */
  admit?(bytes: number): Promise<void>
  /** Only for its uploader and whom rows say; a document always is. */
  isPrivate?: boolean
}

/** A file that is stored: its id, and where it is served. */
export interface StoredFile {
  id: string
  url: string
}

interface File extends Pick<Drawn, 'content' | 'sizes'> {
  /** Pixels; null for a document. */
  width: number | null
  height: number | null
  contentType: string
  isPrivate: boolean
}

/**
 * Stores a file, once however often it comes; unused ones go after a day. Throws NotAPictureError,
 * PictureTooLargeError, FileTooLargeError, StorageFullError and BusyError.
 */
export async function storeUpload(
  { db, clock, parts }: Pick<App, 'db' | 'clock' | 'parts'>,
  upload: Upload,
): Promise<StoredFile> {
  const { bytes, uploader } = upload
  if (bytes.length > UPLOAD_BYTES) throw new FileTooLargeError()
  const file = await fileOf(upload)
  await upload.admit?.([file, ...file.sizes].reduce((sum, { content }) => sum + content.length, 0))
  const now = clock.now()
  const keep = async (tx: Transaction) => {
    // One after another: each sees what the one before has stored.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('uploads'), hashtext(${uploader}))`
    const hash = await store(tx, file, { uploader, now })
    await tx.mediaUpload.upsert({
      where: { hash_uploader: { hash, uploader } },
      create: { hash, uploader, uploadedAt: now },
      update: { uploadedAt: now },
    })
    await keepWithinRoom(tx, uploader, fileColumns(parts))
    return hash
  }
  const id = await storing(upload.network ?? '', async () => {
    const hash = await inTransaction(db, keep)
    await setTimeout(bytes.length / BYTES_A_MS)
    return hash
  })
  return { id, url: pathOf(id, file.isPrivate) }
}

async function fileOf({ bytes, declared, network, isPrivate = false }: Upload): Promise<File> {
  if (declared !== DOCUMENT_TYPE)
    return { ...(await redraw(bytes, declared, network)), contentType: STORED_TYPE, isPrivate }
  checkDocument(bytes)
  return { content: bytes, width: null, height: null, sizes: [], contentType: DOCUMENT_TYPE, isPrivate: true }
}

/** Throws StorageFullError when the account stores more than it may now. `columns` are all that may hold a path. */
async function keepWithinRoom(tx: Transaction, uploader: string, columns: readonly string[]): Promise<void> {
  if (uploader.startsWith('admin:')) return
  const kept = await tx.$queryRaw<{ hash: string; bytes: number }[]>`
    SELECT m.hash, m.byte_length AS bytes
    FROM media_uploads u JOIN media m ON m.hash = u.hash WHERE u.uploader = ${uploader}`
  const sum = (files: typeof kept) => files.reduce((total, { bytes }) => total + bytes, 0)
  if (sum(kept) <= UNUSED_BYTES) return
  if (sum(kept) > STORED_BYTES) throw new StorageFullError()
  const used = await usedPaths(
    tx,
    columns,
    kept.flatMap(({ hash }) => pathsOf(hash)),
  )
  const unused = kept.filter(({ hash }) => !pathsOf(hash).some((path) => used.has(path)))
  if (sum(unused) > UNUSED_BYTES) throw new StorageFullError()
}

async function store(
  tx: Transaction,
  { content, sizes, width, height, contentType, isPrivate }: File,
  { uploader, now }: { uploader: string; now: Date },
): Promise<string> {
  // Two people's private files are two, though they be the same: who has one learns nothing of the other.
  const hash = createHash('sha256')
    .update(isPrivate ? `private:${uploader}:` : '')
    .update(content)
    .digest('hex')
  await tx.media.upsert({
    where: { hash },
    create: {
      hash,
      contentType,
      content: new Uint8Array(content),
      byteLength: content.length,
      width,
      height,
      isPrivate,
      createdAt: now,
      checkedAt: now,
    },
    // Uploaded again it counts as new: who has just chosen it has not saved it yet.
    update: { checkedAt: now, width, height },
    select: { hash: true },
  })
  await tx.mediaSize.createMany({
    data: sizes.map((size) => ({
      hash,
      side: size.side,
      content: new Uint8Array(size.content),
      byteLength: size.content.length,
    })),
    skipDuplicates: true,
  })
  return hash
}
