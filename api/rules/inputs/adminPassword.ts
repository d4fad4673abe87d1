import { z } from 'zod/mini'
import { isMixed } from '../adminPasswords.ts'
import { ADMIN_PASSWORD_MINIMUM } from '../constants.ts'
import { isCommonPassword } from './commonPasswords.ts'
import { COMMON, newPassword } from './password.ts'

const ADMIN_LENGTH = `Password must be at least ${ADMIN_PASSWORD_MINIMUM} characters long`
const ADMIN_COMPOSITION = 'Password must contain an uppercase letter, a lowercase letter, a number and a symbol'

/** A new password of an administrator: longer, with whatever symbols they like. */
export function adminPasswordField() {
  return newPassword(ADMIN_LENGTH, ADMIN_PASSWORD_MINIMUM).check(
    z.refine(isMixed, { error: ADMIN_COMPOSITION, abort: true }),
    z.refine((password) => !isCommonPassword(password), COMMON),
  )
}
