import { FIRST_PASSWORD_STEPS, RECOVERY_STEPS } from '../../features/accounts/recoverySteps.ts'

interface Titled {
  title: string
  lead: string
}

/** What the page calls what is done here. */
export interface ResetWords {
  form: Titled
  stored: Titled
  invalid: Titled
  /** The submit button. */
  submit: string
  /** The way here and on. */
  steps: readonly { title: string; text: string }[]
}

const INVALID: Titled = { title: 'Invalid Reset Link', lead: 'Ask for a new one. It takes a moment.' }

/** For somebody who has a password and wants another. */
export const CHANGED: ResetWords = {
  form: { title: 'Reset password', lead: 'Choose a new password for your account.' },
  stored: { title: 'Password Reset Successful', lead: 'You can now log in with your new password.' },
  invalid: INVALID,
  submit: 'Reset password',
  steps: RECOVERY_STEPS,
}

/** For a new community member, who has none. */
export const FIRST: ResetWords = {
  form: { title: 'Set your password', lead: 'You will use it to log in as a community member.' },
  stored: { title: 'Password set', lead: 'You can now log in with your email and this password.' },
  invalid: INVALID,
  submit: 'Set password',
  steps: FIRST_PASSWORD_STEPS,
}
