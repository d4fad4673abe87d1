import { PASSWORD_MINIMUM } from './constants.ts'

const CHARACTERS = /^[A-Za-z\d@$!%*?&]+$/

/** One line of the live checklist. */
export interface PasswordRule {
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

/** The same for whoever sends one without having seen the checklist. */
export const PASSWORD_WORDS = `At least ${PASSWORD_MINIMUM} characters: upper and lower case, a digit, one of @$!%*?&, and no other symbols.`
