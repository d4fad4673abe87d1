import { PASSWORD_MINIMUM, ADMIN_PASSWORD_MINIMUM } from '../constants.ts'

const CHARACTERS = /^[A-Za-z\d@$!%*?&]+$/

interface PasswordRule {
  label: string
  met: boolean
}

/** The rules of a member's new password, each with whether this one meets it; all met = acceptable, unless too common. */
export function passwordRules(password: string): PasswordRule[] {
  return [
    { label: `${PASSWORD_MINIMUM} characters or more`, met: password.length >= PASSWORD_MINIMUM },
    { label: 'One lowercase letter', met: /[a-z]/.test(password) },
    { label: 'One uppercase letter', met: /[A-Z]/.test(password) },
    { label: 'One number', met: /\d/.test(password) },
    { label: 'One of @ $ ! % * ? &', met: /[@$!%*?&]/.test(password) },
    { label: 'Only letters, numbers and these symbols', met: CHARACTERS.test(password) },
  ]
}

/** The same in one sentence, where there is no checklist. */
export const PASSWORD_WORDS = `At least ${PASSWORD_MINIMUM} characters: upper and lower case, a digit, one of @$!%*?&, and no other symbols.`

/** Whether an administrator's new password mixes enough; every printable character may stand in it. */
export function isMixed(password: string): boolean {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^\p{L}\p{N}\s]/u].every((kind) => kind.test(password)) && !/\p{C}/u.test(password)
}

export const ADMIN_PASSWORD_HINT = `At least ${ADMIN_PASSWORD_MINIMUM} characters, with upper and lower case, a number and a symbol.`
