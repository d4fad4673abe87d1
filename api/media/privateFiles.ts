import type { Context } from '../graphql/context.ts'
import type { FileAccess, AccountRef } from '../contracts/personalData.ts'
import { pathOf, uploaderOf } from './paths.ts'

type Reader = Pick<Context, 'db' | 'parts' | 'member' | 'administrator'>

/** How the asker may read a private file: whom a feature's rows let read it, and who has uploaded it; null when they may not. */
export async function accessTo({ db, parts, member, administrator }: Reader, hash: string): Promise<FileAccess | null> {
  if (administrator !== null) {
    for (const part of parts.people) {
      const access = await part.mayAdministratorRead?.(db, administrator, pathOf(hash, true))
      if (access) return access
    }
    const isTheirs = { hash, uploader: uploaderOf({ type: 'admin', id: administrator.id }) }
    if ((await db.mediaUpload.count({ where: isTheirs })) > 0) return { name: null }
  }
  if (member === null) return null
  const person: AccountRef = { type: member.type, id: member.id }
  // First, because they know what it is called.
  for (const part of parts.people) {
    const access = await part.mayRead?.(db, person, pathOf(hash, true))
    if (access) return access
  }
  const isOwn = (await db.mediaUpload.count({ where: { hash, uploader: uploaderOf(person) } })) > 0
  return isOwn ? { name: null } : null
}
