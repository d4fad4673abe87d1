import { z } from 'zod/mini'
import { SIGN_IN_PASSWORD_MINIMUM } from '../constants.ts'
import { emailField, knownPassword, form } from './fields/fields.ts'
import { idField } from './fields/idsAndTimes.ts'

const SHORT = `Password must be at least ${SIGN_IN_PASSWORD_MINIMUM} characters`

/** Who signs in; administrators have their own way. */
export const USER_TYPES = ['mentor', 'mentee', 'community'] as const
export type UserType = (typeof USER_TYPES)[number]

export function userTypeField() {
  return z.enum(USER_TYPES, 'User type must be mentor, mentee or community')
}

export const signInSchema = form('Email and password are required', {
  email: emailField(),
  password: knownPassword(SHORT, SIGN_IN_PASSWORD_MINIMUM),
})
export type SignIn = z.infer<typeof signInSchema>

/** The same with the kind of account, for the one mutation that serves all kinds. */
export const memberSignInSchema = z.extend(signInSchema, { userType: userTypeField() })
export type MemberSignIn = z.infer<typeof memberSignInSchema>

/** Whether registering signs in too; not when nothing is said. The documented calls have no such field. */
export const signInField = z.pipe(
  z.nullish(z.boolean('signIn must be true or false')),
  z.transform((signIn: boolean | null | undefined) => signIn ?? false),
)

/** Whose terms are accepted; it must be the person who is logged in. */
export const termsSchema = form('User type and user id are required', {
  userType: userTypeField(),
  userId: idField('User id'),
})
export type TermsAcceptance = z.infer<typeof termsSchema>
