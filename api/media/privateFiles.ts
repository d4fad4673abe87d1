import type { Context } from '../graphql/context.ts'
import type { Person } from '../parts/person.ts'
import { pathOf, uploaderOf } from './paths.ts'

type Reader = Pick<Context, 'db' | 'parts' | 'member' | 'administrator'>

/** Whether the asker may read a private file: administrators, who has uploaded it, and whom a feature's rows let read it. */
export async function mayRead({ db, parts, member, administrator }: Reader, hash: string): Promise<boolean> {
  if (administrator !== null) return true
  if (member === null) return false
  const person: Person = { type: member.type, id: member.id }
  if ((await db.mediaUpload.count({ where: { hash, uploader: uploaderOf(person) } })) > 0) return true
  for (const part of parts.people) if (await part.mayRead?.(db, person, pathOf(hash, true))) return true
  return false
}
