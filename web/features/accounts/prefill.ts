/** Passes the email from login to forgot password in the navigation state, to keep it out of the URL. */
export interface PrefillState {
  email: string
}

/** The email address from the previous page; empty if none. */
export function prefilledEmail(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('email' in state)) return ''
  return typeof state.email === 'string' ? state.email : ''
}
