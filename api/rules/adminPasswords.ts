/** Passwords of administrators: apart, as members' pages load the rule for members. */
import { ADMIN_PASSWORD_MINIMUM } from './constants.ts'

/** Whether an administrator's new password mixes enough; every printable character may stand in it. */
export function isMixed(password: string): boolean {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^\p{L}\p{N}\s]/u].every((kind) => kind.test(password)) && !/\p{C}/u.test(password)
}

/** What a new password of an administrator needs. */
export const ADMIN_PASSWORD_HINT = `At least ${ADMIN_PASSWORD_MINIMUM} characters, with upper and lower case, a number and a symbol.`
