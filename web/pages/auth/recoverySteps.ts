/** The way to a new password, beside each of its screens. */
export const RECOVERY_STEPS = [
  { title: 'Ask for a link', text: 'With the email address you registered with.' },
  { title: 'Open the mail', text: 'It has one link for each account at this address.' },
  { title: 'Choose a new password', text: 'The link works once, for 1 hour.' },
  { title: 'Sign in', text: 'Everywhere else you have been signed out.' },
] as const
