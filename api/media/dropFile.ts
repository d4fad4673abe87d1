import type { Transaction } from '../database/client.ts'

const PATH = /^\/media\/(?:private\/)?([\da-f]{64})$/

/**
 * Removes a stored file that nobody uses any more: the same bytes are one row, however many people chose them.
 * Harmless for a default image or an address elsewhere.
 */
export async function dropFile(tx: Transaction, path: string | null): Promise<void> {
  const hash = PATH.exec(path ?? '')?.[1]
  if (!hash) return
  await tx.$executeRaw`
    DELETE FROM media WHERE hash = ${hash}
      AND NOT EXISTS (SELECT FROM mentors WHERE profile_image = ${path})
      AND NOT EXISTS (SELECT FROM mentees WHERE profile_image = ${path})
      AND NOT EXISTS (SELECT FROM community_members WHERE profile_image_url = ${path})
      AND NOT EXISTS (SELECT FROM workshops WHERE image_url = ${path})
      AND NOT EXISTS (SELECT FROM discussion_threads WHERE ${path} = ANY(attachments))
      AND NOT EXISTS (SELECT FROM thread_replies WHERE ${path} = ANY(attachments))
      AND NOT EXISTS (SELECT FROM chat_messages WHERE ${path} = ANY(attachments))`
}
