/** Two tabs with the same form: the second is told, instead of taking away what the first has saved. */
import { isDeepStrictEqual } from 'node:util'
import type { Mentor } from '../generated/prisma/client.ts'
import { formatTime } from '../rules/text/format.ts'
import { failure } from '../rules/userErrors.ts'

/** Some fields were changed elsewhere since the form was filled: what is stored stays. */
export class ProfileConflictError extends failure('ProfileConflictError', 409) {
  readonly fields: string[]
  readonly savedAt: Date

  constructor(fields: string[], savedAt: Date) {
    super(
      `This was saved in another tab or on another device at ${formatTime(savedAt)}. That version stays unless you save again to replace it with yours.`,
    )
    this.fields = fields
    this.savedAt = savedAt
  }
}

/** The columns of a profile that know when it was changed; `profileChanges` has the version at which each field was. */
export type Versioned = Pick<Mentor, 'profileVersion' | 'profileChanges' | 'profileSavedAt'>

/** Those of the given fields that are not as they are stored; what is undefined was not given. */
export function changesIn<Fields extends object>(given: Fields, stored: { [Name in keyof Fields]?: unknown }) {
  const names = Object.keys(given) as (keyof Fields & string)[]
  return names.filter((name) => given[name] !== undefined && !isDeepStrictEqual(given[name], stored[name]))
}

/** Without what was not given. */
export const defined = <Columns extends object>(columns: Columns) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as Defined<Columns>

export type Defined<Columns> = { [Name in keyof Columns]?: Exclude<Columns[Name], undefined> }

/** The columns after a save of these fields. Throws ProfileConflictError when one of them has changed since `from`. */
export function nextVersion(
  { profileVersion, profileChanges, profileSavedAt }: Versioned,
  { from, fields, now }: { from: number | null | undefined; fields: readonly string[]; now: Date },
) {
  const changes = profileChanges as Record<string, number>
  const lost = from ? fields.filter((field) => (changes[field] ?? 0) > from) : []
  if (lost.length > 0) throw new ProfileConflictError(lost, profileSavedAt ?? now)
  const version = profileVersion + 1
  return {
    profileVersion: version,
    profileChanges: { ...changes, ...Object.fromEntries(fields.map((field) => [field, version])) },
    profileSavedAt: now,
  }
}
