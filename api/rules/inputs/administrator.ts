import { z } from 'zod/mini'
import { NAME_MAXIMUM, ADMIN_PASSWORD_MINIMUM } from '../constants.ts'
import { CODE_MAXIMUM } from './adminSignIn.ts'
import { atMost, emailField, knownPassword, nameField, form } from './fields/fields.ts'
import { idField } from './fields/idsAndTimes.ts'
import { userTypeField } from './signIn.ts'
import { isMixed } from '../people/passwords.ts'
import { isCommonPassword } from '../people/passwordStrength.ts'
import { COMMON, newPassword } from './fields/password.ts'

const ADMIN_LENGTH = `Password must be at least ${ADMIN_PASSWORD_MINIMUM} characters long`
const ADMIN_COMPOSITION = 'Password must contain an uppercase letter, a lowercase letter, a number and a symbol'

/** A new password of an administrator: longer, with whatever symbols they like. */
export function adminPasswordField() {
  return newPassword(ADMIN_LENGTH, ADMIN_PASSWORD_MINIMUM).check(
    z.refine(isMixed, { error: ADMIN_COMPOSITION, abort: true }),
    z.refine((password) => !isCommonPassword(password), COMMON),
  )
}

const USERNAME = 'User ID is required'

export const ADMIN_MESSAGES = {
  passwordRequired: 'Please enter your password',
  wrongPassword: 'That password is incorrect',
  currentRequired: 'Please enter your current password',
  currentWrong: 'Your current password is incorrect',
  samePassword: 'Choose a password that differs from the current one',
  username: 'User ID must be 3 characters or more: letters, numbers, dots, dashes and underscores',
  codeRequired: 'Enter the code',
  wrongCode: 'That code is not right, or was used already. Enter the next one your app shows.',
  staleKey: 'Scan the code on screen again: it has been replaced by a newer one.',
} as const

function usernameField() {
  return z
    .string(USERNAME)
    .check(
      z.trim(),
      z.minLength(1, { error: USERNAME, abort: true }),
      atMost('User ID', NAME_MAXIMUM),
      z.regex(/^[\w.-]{3,}$/, ADMIN_MESSAGES.username),
    )
}

/** An empty field is none. */
function optionalEmail() {
  return z.pipe(
    z.transform((given: unknown) => (given === '' ? null : given)),
    z.nullish(emailField()),
  )
}

function codeField() {
  return z
    .string(ADMIN_MESSAGES.codeRequired)
    .check(z.trim(), atMost('Code', CODE_MAXIMUM), z.minLength(1, ADMIN_MESSAGES.codeRequired))
}

const REQUIRED = 'All fields are required'

export const administratorSchema = form(REQUIRED, {
  username: usernameField(),
  name: nameField(),
  email: optionalEmail(),
  password: adminPasswordField(),
  ownPassword: knownPassword(ADMIN_MESSAGES.passwordRequired),
})

export const ownPasswordSchema = form(REQUIRED, { ownPassword: knownPassword(ADMIN_MESSAGES.passwordRequired) })

export const administratorRemovalSchema = z.extend(ownPasswordSchema, { id: idField('Administrator id') })

export const adminPasswordChangeSchema = form(REQUIRED, {
  currentPassword: knownPassword(ADMIN_MESSAGES.currentRequired),
  newPassword: adminPasswordField(),
})

/** A first code of an authenticator app; with the own password where it takes the place of another. */
export const secondFactorSchema = form(REQUIRED, {
  code: codeField(),
  password: knownPassword(ADMIN_MESSAGES.passwordRequired),
})

export const recoveryCodesSchema = form(REQUIRED, { code: codeField() })

export const administratorSessionsSchema = form(REQUIRED, { id: idField('Administrator id') })

export const memberSessionsSchema = form(REQUIRED, { userType: userTypeField(), id: idField('Id') })
