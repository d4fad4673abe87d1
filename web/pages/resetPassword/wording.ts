import { FIRST_PASSWORD_STEPS, RECOVERY_STEPS } from '../../features/accounts/recoverySteps.ts'

interface Titled {
  title: string
  lead: string
}

/** Texts of the page. */
export interface ResetWords {
  form: Titled
  stored: Titled
  invalid: Titled
  /** The submit button. */
  submit: string
  /** Steps of the flow. */
  steps: readonly { title: string; text: string }[]
}

const INVALID: Titled = { title: 'Invalid Reset Link', lead: 'Ask for a new one. It takes a moment.' }

/** For a person who resets a password. */
export const CHANGED: ResetWords = {
  form: { title: 'Reset password', lead: 'Choose a new password for your account.' },
  stored: { title: 'Password Reset Successful', lead: 'You can now log in with your new password.' },
  invalid: INVALID,
  submit: 'Reset password',
  steps: RECOVERY_STEPS,
}

/** For a new community member who has no password yet. */
export const FIRST: ResetWords = {
  form: { title: 'Set your password', lead: 'You will use it to log in as a community member.' },
  stored: { title: 'Password set', lead: 'You can now log in with your email and this password.' },
  invalid: INVALID,
  submit: 'Set password',
  steps: FIRST_PASSWORD_STEPS,
}
