/** Steps to a new password, beside each screen of the flow. */
export const RECOVERY_STEPS = [
  { title: 'Ask for a link', text: 'With the email address you registered with.' },
  { title: 'Open the email', text: 'It has one link for each account with this email address.' },
  { title: 'Choose a new password', text: 'The link works once, for 1 hour.' },
  { title: 'Log in', text: 'With the new password. All your devices are logged out.' },
] as const

/** The same for a community member's first password. */
export const FIRST_PASSWORD_STEPS = [
  { title: 'Join the community', text: 'With your name, email and engineering field.' },
  { title: 'Open the welcome email', text: 'Its link works once, for 7 days.' },
  { title: 'Set a password', text: 'This also confirms your email address.' },
  { title: 'Log in', text: 'As a community member.' },
] as const
