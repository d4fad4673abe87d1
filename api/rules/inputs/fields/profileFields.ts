/** Fields of the forms in which people edit their profiles: each may be left out, and then stays as it is. */
import { z } from 'zod/mini'
import { BRANCH_MAXIMUM, LIST_LINE_MAXIMUM, LIST_MAXIMUM, NAME_AND_EMAIL, PASSWORD_MAXIMUM } from '../../constants.ts'
import { cleanLine } from '../../text/cleanText.ts'
import { SECURITY_MESSAGES } from '../accountSecurity.ts'
import { anyLine, anyProse, asLink, emailField, nameField, optionalLine } from './fields.ts'

const LINKEDIN = 'Please enter a valid LinkedIn URL'

export const nameUpdate = () => z.optional(nameField('Name', NAME_AND_EMAIL))

/** An address that stays one; its case is kept. */
export const emailUpdate = () => z.optional(emailField(undefined, NAME_AND_EMAIL))

/** The password that the account has now; empty and null count as left out. */
export function currentPasswordField() {
  const given = z.transform((text: string | null) => text || undefined)
  const password = z
    .string(SECURITY_MESSAGES.currentRequired)
    .check(z.maxLength(PASSWORD_MAXIMUM, `Password must be at most ${PASSWORD_MAXIMUM} characters`))
  return z.optional(z.pipe(z.nullable(password), given))
}

const orNull = z.transform((text: string | null) => text || null)

const lineOrNull = (label: string, maximum: number) => z.pipe(z.nullable(anyLine(label, maximum)), orNull)
const proseOrNull = (label: string, maximum: number) => z.pipe(z.nullable(anyProse(label, maximum)), orNull)

/** Takes the place of what was emptied, where there must be something. */
const orElse = (text: string) => z.transform((given: string | null) => given ?? text)

export const lineUpdate = (label: string, maximum: number) => z.optional(lineOrNull(label, maximum))

export const lineUpdateOr = (label: string, maximum: number, otherwise: string) =>
  z.optional(z.pipe(lineOrNull(label, maximum), orElse(otherwise)))

export const proseUpdate = (label: string, maximum: number) => z.optional(proseOrNull(label, maximum))

export const proseUpdateOrEmpty = (label: string, maximum: number) =>
  z.optional(z.pipe(proseOrNull(label, maximum), orElse('')))

/** A LinkedIn address, with or without its scheme; null when it is emptied. */
export const linkedinUpdate = () => z.optional(linkOrNull(LINKEDIN))

export const linkOrNull = (invalid: string, tooLong = invalid) =>
  z.pipe(z.nullable(z.string(invalid).check(...asLink(invalid, tooLong))), orNull)

/** Entries that are looked at, with the empty and repeated ones. */
const ENTRIES_READ = 10 * LIST_MAXIMUM
/** Characters of all entries together that are cleaned: more than any list that fits can have. */
const CHARACTERS_READ = 2 * LIST_MAXIMUM * LIST_LINE_MAXIMUM

/** `autocad` is `AutoCAD` again: the first spelling stays. */
function withoutRepeated(lines: readonly string[]): string[] {
  const byName = new Map<string, string>()
  for (const line of lines) if (!byName.has(line.toLowerCase())) byName.set(line.toLowerCase(), line)
  return [...byName.values()]
}

/** A list, as such or as text with one entry a line; empty entries and repeated ones are left out. */
export function listUpdate(label: string) {
  const message = `${label} must be a list of lines`
  // Counted before the entries are looked at; callers still read what they are.
  const array = z.array(z.custom<string>()).check(z.meta({ items: { type: 'string' } }))
  return z.optional(
    z.pipe(
      z.union([array, z.string()], { error: message }),
      z.transform((input: string[] | string, context) => {
        const refuse = (text: string) => {
          context.issues.push({ code: 'custom', message: text, input })
          return []
        }
        const tooMany = `${label} can have at most ${LIST_MAXIMUM} lines`
        const entries = typeof input === 'string' ? input.split('\n') : input
        if (entries.length > ENTRIES_READ) return refuse(tooMany)
        if (!entries.every((entry) => typeof entry === 'string')) return refuse(message)
        if (entries.reduce((sum, { length }) => sum + length, 0) > CHARACTERS_READ)
          return refuse(`${label}: each line can have at most ${LIST_LINE_MAXIMUM} characters`)
        const list = withoutRepeated(entries.map(cleanLine).filter((line) => line !== ''))
        if (list.length > LIST_MAXIMUM) return refuse(tooMany)
        const long = list.find((line) => line.length > LIST_LINE_MAXIMUM)
        if (long !== undefined)
          return refuse(
            `${label}: each line can have at most ${LIST_LINE_MAXIMUM} characters, “${long.slice(0, 30)}…” has more`,
          )
        return list
      }),
    ),
  )
}

/** An uploaded picture by id or path; null when it is taken away. */
export function pictureUpdate() {
  return z.optional(z.pipe(z.nullable(z.string('Picture must be the id of an upload').check(z.trim())), orNull))
}

/** Whose profile it is, for callers that name it: it must be the own one. */
export function ownIdField(label: string) {
  return z.nullish(z.int(`${label} must be a whole number above 0`))
}

/** The version of the profile that the form was filled from; without it whatever is stored is replaced. */
export function versionField() {
  const message = 'Profile version must be a whole number'
  return z.nullish(z.int(message).check(z.minimum(1, message)))
}

/** Free text for Other; required only if Other is chosen, see `needsOther`. */
export function otherField() {
  return z.pipe(
    optionalLine('Specialization', BRANCH_MAXIMUM),
    z.transform((text: string | undefined) => text ?? ''),
  )
}
