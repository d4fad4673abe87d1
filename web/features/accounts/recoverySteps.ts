/** The way to a new password, beside each of its screens. */
export const RECOVERY_STEPS = [
  { title: 'Ask for a link', text: 'With the email address you registered with.' },
  { title: 'Open the email', text: 'It has one link for each account at this address.' },
  { title: 'Choose a new password', text: 'The link works once, for 1 hour.' },
  { title: 'Sign in', text: 'With the new password. Every device has been signed out.' },
] as const

/** The same for a community member's first password. */
export const FIRST_PASSWORD_STEPS = [
  { title: 'Join the community', text: 'With your name, email and engineering field.' },
  { title: 'Open the welcome email', text: 'Its link works once, for 7 days.' },
  { title: 'Set a password', text: 'This confirms your email address, too.' },
  { title: 'Sign in', text: 'As a community member.' },
] as const
