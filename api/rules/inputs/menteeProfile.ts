import { z } from 'zod/mini'
import {
  PASSWORD_MAXIMUM,
  PLACE_MAXIMUM,
  PROSE_MAXIMUM,
  SIGN_IN_PASSWORD_MINIMUM,
  YEAR_MAXIMUM,
  YEAR_MINIMUM,
} from '../constants.ts'
import { SECURITY_MESSAGES } from './accountSecurity.ts'
import { isObject, form } from './fields/fields.ts'
import { passwordField } from './fields/password.ts'
import {
  currentPasswordField,
  emailUpdate,
  lineUpdate,
  linkedinUpdate,
  nameUpdate,
  ownIdField,
  pictureUpdate,
  proseUpdate,
  versionField,
} from './fields/profileFields.ts'

const YEAR = `Year must be between ${YEAR_MINIMUM} and ${YEAR_MAXIMUM}`
const SHORT = `Password must be at least ${SIGN_IN_PASSWORD_MINIMUM} characters`

/** A year as a number or its digits; null when it is emptied. */
function yearUpdate() {
  return z.optional(
    z.pipe(
      z.nullable(z.union([z.number(), z.string()], { error: YEAR })),
      z.transform((given: number | string | null, context) => {
        const text = String(given ?? '').trim()
        if (text === '') return null
        const year = /^\d{4}$/.test(text) ? Number(text) : 0
        if (year >= YEAR_MINIMUM && year <= YEAR_MAXIMUM) return year
        context.issues.push({ code: 'custom', message: YEAR, input: given })
        return z.NEVER
      }),
    ),
  )
}

/** A new password: the documented minimum is checked first, then the rule of every new password. */
function newPassword() {
  const long = z
    .string(SHORT)
    .check(z.maxLength(PASSWORD_MAXIMUM, SHORT), z.minLength(SIGN_IN_PASSWORD_MINIMUM, { error: SHORT, abort: true }))
  return z.optional(z.pipe(long, passwordField()))
}

/** What a mentee saves of their profile; what is left out stays. */
export const menteeProfileSchema = form('The profile is missing', {
  menteeId: ownIdField('Mentee id'),
  profileVersion: versionField(),
  profileImage: pictureUpdate(),
  name: nameUpdate(),
  email: emailUpdate(),
  linkedinUrl: linkedinUpdate(),
  bio: proseUpdate('Bio', PROSE_MAXIMUM),
  college: lineUpdate('College', PLACE_MAXIMUM),
  year: yearUpdate(),
  goals: proseUpdate('Goals', PROSE_MAXIMUM),
  password: newPassword(),
  currentPassword: currentPasswordField(),
}).check(
  z.refine(({ password, currentPassword }) => password === undefined || Boolean(currentPassword), {
    path: ['currentPassword'],
    error: SECURITY_MESSAGES.currentRequired,
    when: isObject,
  }),
  z.refine(({ password, currentPassword }) => password === undefined || password !== currentPassword, {
    path: ['password'],
    error: SECURITY_MESSAGES.same,
    when: isObject,
  }),
)
