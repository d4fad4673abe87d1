import type { UserType } from '../../__generated__/useConfirmEmailMutation.graphql.ts'

/** The kind of account whose address it is. */
export type ConfirmedType = UserType

/** What became of a link. */
export type Outcome = { kind: 'confirmed' | 'already'; userType: ConfirmedType } | { kind: 'expired' | 'invalid' }

/** Heading of each view of the page. */
export const TITLES: Record<Outcome['kind'] | 'prompt' | 'missing', { title: string; lead: string }> = {
  prompt: { title: 'Confirm your email address', lead: 'Confirm so that our emails reach you.' },
  confirmed: { title: 'Email Confirmed', lead: 'Thank you. Our emails will reach you.' },
  already: { title: 'Already Confirmed', lead: 'There is nothing left to do here.' },
  expired: { title: 'This Link Has Expired', lead: 'A new one is sent in a moment.' },
  invalid: { title: 'Invalid Confirmation Link', lead: 'A new one is sent in a moment.' },
  missing: { title: 'Invalid Confirmation Link', lead: 'A new one is sent in a moment.' },
}

/** What is wrong with a link that did nothing. */
export const REASONS: Record<'expired' | 'invalid' | 'missing', string> = {
  expired: 'It came too late: a confirmation link works for 7 days.',
  invalid: 'We have never sent it, or its account or email address is no longer there.',
  missing: 'The address of this page is incomplete. Open the link in the email once more, or copy the whole of it.',
}
