/** Where files are served, and whose they are. Rows that refer to a file hold its path. */
import type { AccountRef } from '../contracts/personalData.ts'

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
