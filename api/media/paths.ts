/** Where files are served, and whose they are. Rows that refer to a file hold its path. */
import type { AccountRef, FileAccess } from '../contracts/personalData.ts'
import type { Context } from '../graphql/context.ts'

/** What names a file: its hash. */
export const FILE_ID = /^[\da-f]{64}$/
const PATH = /^\/media\/(?:private\/)?([\da-f]{64})$/

/** The path of a stored file. */
export const pathOf = (hash: string, isPrivate: boolean): string =>
  isPrivate ? `/media/private/${hash}` : `/media/${hash}`

/** Where a stored file may be found, by its hash: in public, or by those who may read it. */
export const pathsOf = (hash: string): [string, string] => [pathOf(hash, false), pathOf(hash, true)]

/** The hash in a path; null for a default image or an address elsewhere. */
export const hashIn = (path: string | null): string | null => PATH.exec(path ?? '')?.[1] ?? null

/** Who may have uploaded something: a member, or an administrator. */
export type Uploader = AccountRef | { type: 'admin'; id: number }

/** How they stand beside what they have uploaded. */
export const uploaderOf = ({ type, id }: Uploader): string => `${type}:${id}`

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
