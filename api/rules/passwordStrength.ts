import { isCommonPassword } from './inputs/commonPasswords.ts'
import { passwordRules } from './passwords.ts'

/** Characters from which an accepted password counts as good, and as strong. */
const GOOD_LENGTH = 11
const STRONG_LENGTH = 15

/** Strength of a password, in steps of a gauge. */
export interface PasswordStrength {
  /** 0 (empty) to 4. */
  value: 0 | 1 | 2 | 3 | 4
  label: '' | 'Weak' | 'Fair' | 'Good' | 'Strong'
}

/** Weak if not accepted; otherwise rated by length. */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return { value: 0, label: '' }
  if (!passwordRules(password).every(({ met }) => met) || isCommonPassword(password)) return { value: 1, label: 'Weak' }
  if (password.length < GOOD_LENGTH) return { value: 2, label: 'Fair' }
  return password.length < STRONG_LENGTH ? { value: 3, label: 'Good' } : { value: 4, label: 'Strong' }
}
