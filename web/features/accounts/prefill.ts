/** What sign-in leaves for a forgotten password, in the navigation's state: an email address does not belong in a URL. */
export interface PrefillState {
  email: string
}

/** The email address that the page before left; empty without. */
export function prefilledEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
