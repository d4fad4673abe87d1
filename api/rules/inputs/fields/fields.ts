import { z } from 'zod/mini'
import {
  BRANCH_MAXIMUM,
  DEFAULT_MAIN_BRANCH,
  EMAIL_MAXIMUM,
  NAME_MAXIMUM,
  PASSWORD_MAXIMUM,
  URL_MAXIMUM,
} from '../../constants.ts'
import { canonicalEmail, isEmail } from '../../people/emailAddress.ts'
import {
  cleanLine,
  cleanProse,
  HAS_LETTER,
  HAS_NO_LINK,
  inForm,
  SAYS_SOMETHING,
  INVISIBLE,
} from '../../text/cleanText.ts'

// Parsing is idempotent: what a schema answers is also a valid input with the same meaning, so that the form and
// the API may both run it. Messages cover missing and wrong-typed values too: zod's own never reach a person.

/** The fields of an input, and what is said when there is none at all. */
export const form = <Shape extends z.core.$ZodLooseShape>(missing: string, fields: Shape) => z.object(fields, missing)

/** Two messages of one field: nothing was given, or something that will not do. */
export interface FieldMessages {
  required: string
  invalid: string
}

/** Chooses between the two by what came in; for zod's `error` option. */
export function requiredOr({ required, invalid }: FieldMessages): (issue: { input?: unknown }) => string {
  return ({ input }) => (input === undefined || input === null || input === '' ? required : invalid)
}

/** Not longer than that. It does not abort, as zod would then leave out the rules over several fields too. */
export function atMost(label: string, maximum: number) {
  return z.maxLength(maximum, `${label} must be at most ${maximum} characters`)
}

/** Beyond this many times its maximum a text is refused as it came: cleaning it would take long. */
const FAR_TOO_LONG = 10

export function cleaned(clean: (text: string) => string, maximum: number) {
  return z.overwrite<string>((text) => (text.length > FAR_TOO_LONG * maximum ? text : clean(text)))
}

export function requiredLine(label: string, maximum: number) {
  const required = `${label} is required`
  return z
    .string(required)
    .check(cleaned(cleanLine, maximum), atMost(label, maximum), z.regex(SAYS_SOMETHING, required))
}

export function requiredProse(label: string, maximum: number) {
  const required = `${label} is required`
  return z.string(required).check(cleaned(cleanProse, maximum), atMost(label, maximum), z.minLength(1, required))
}

/** Prose of at least `minimum` characters, one message for whatever is too little. */
export function proseOf(label: string, minimum: number, maximum: number, message: string) {
  return z.string(message).check(cleaned(cleanProse, maximum), atMost(label, maximum), z.minLength(minimum, message))
}

const textOf = (clean: (given: string) => string, label: string, maximum: number) =>
  z.string(`${label} must be text`).check(cleaned(clean, maximum), atMost(label, maximum))

/** One line of a form's text, which may be empty. */
export const anyLine = (label: string, maximum: number) => textOf(cleanLine, label, maximum)

export const anyProse = (label: string, maximum: number) => textOf(cleanProse, label, maximum)

const orUndefined = z.transform((given: string | null | undefined) => given || undefined)

/** One line that may be missing, null or blank: undefined then. */
export const optionalLine = (label: string, maximum: number) => z.pipe(z.nullish(anyLine(label, maximum)), orUndefined)

export const optionalProse = (label: string, maximum: number) =>
  z.pipe(z.nullish(anyProse(label, maximum)), orUndefined)

/** What `read` makes of a value; null is refused with the message. */
export function readAs<Given, Read>(read: (given: Given) => Read | null, message: string | ((given: Given) => string)) {
  return z.transform((given: Given, context): Read => {
    const value = read(given)
    if (value !== null) return value
    const said = typeof message === 'string' ? message : message(given)
    context.issues.push({ code: 'custom', message: said, input: given })
    return z.NEVER
  })
}

/** A password that exists already: today's rules for new ones do not apply. */
export function knownPassword(required: string, minimum = 1) {
  return z
    .string(required)
    .check(
      z.maxLength(PASSWORD_MAXIMUM, `Password must be at most ${PASSWORD_MAXIMUM} characters`),
      z.minLength(minimum, required),
    )
}

/** A link in a name would be mailed to whatever address is given with it. */
export const noLink = (label: string) => z.regex(HAS_NO_LINK, `${label} can't contain a link`)

export function nameField(label = 'Name', message = `${label} is required`) {
  return z
    .string(message)
    .check(cleaned(cleanLine, NAME_MAXIMUM), atMost(label, NAME_MAXIMUM), z.regex(HAS_LETTER, message), noLink(label))
}

export function mainBranchField() {
  return z.pipe(
    optionalLine('Main branch', BRANCH_MAXIMUM),
    z.transform((branch: string | undefined) => branch ?? DEFAULT_MAIN_BRANCH),
  )
}

const EMAIL = 'Please enter a valid email address'

/** An email address as it is stored (`canonicalEmail`); its case is kept, and the database compares without it. */
export function emailField(message = EMAIL, required = message) {
  return z
    .string(required)
    .check(
      cleaned(canonicalEmail, EMAIL_MAXIMUM),
      z.minLength(1, { error: required, abort: true }),
      z.maxLength(EMAIL_MAXIMUM, { error: message, abort: true }),
      z.refine(isEmail, message),
    )
}

/** Nothing that is not seen or turns the text: the link would read as another one. */
const LINK = new RegExp(String.raw`^https://[^\s\\\p{Cf}\p{Cs}${INVISIBLE}]+$`, 'iu')
const HOST = /^[\p{L}\p{M}\p{N}_.:-]+$/u

/** A full https address of a public-looking host, without credentials; the host is written as browsers read it. */
function isHttpsUrl(text: string): boolean {
  if (!LINK.test(text) || !URL.canParse(text)) return false
  const host = text.slice('https://'.length).split(/[/?#]/)[0]!
  return HOST.test(host) && host === inForm('NFKC', host) && /^[^.]+(\.[^.]+)+$/.test(new URL(text).hostname)
}

/** An address as people paste it: `http://` becomes https, and one without a scheme gets it. Anything else stays. */
function withHttps(text: string): string {
  const bare = text.replace(/^(https?:)?\/\//i, '')
  return /^[a-z][a-z\d+.-]*:\/\//i.test(bare) ? bare : `https://${bare}`
}

/** What makes a link of a text, https; an empty text stays empty. */
export const asLink = (invalid: string, tooLong = invalid) =>
  [
    z.trim(),
    z.overwrite<string>((given) => given && withHttps(given)),
    z.maxLength(URL_MAXIMUM, { error: tooLong, abort: true }),
    z.refine<string>((given) => given === '' || isHttpsUrl(given), invalid),
  ] as const

const LINKEDIN = { required: 'LinkedIn URL is required', invalid: 'Please enter a valid LinkedIn URL' }

/** The person's own LinkedIn address, with or without its scheme; answered as https. */
export function linkedinUrlField() {
  return z.string({ error: requiredOr(LINKEDIN) }).check(...asLink(LINKEDIN.invalid), z.minLength(1, LINKEDIN.required))
}

/** Lets a rule over several fields run although some field is bad, so that all of them are reported at once. */
export function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
