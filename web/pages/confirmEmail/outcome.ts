import type { UserType } from '../../__generated__/useConfirmEmailMutation.graphql.ts'

/** Account type of the address. */
export type ConfirmedType = UserType

/** The account of a link, as shown to someone who is not logged in to it here. */
export interface LinkedAccount {
  userType: ConfirmedType
  name: string
  createdAt: string
}

/** Result of a link. */
export type Outcome =
  | { kind: 'confirmed' | 'already' | 'notStored'; userType: ConfirmedType }
  | { kind: 'password'; account: LinkedAccount }
  | { kind: 'expired' | 'invalid' }

/** Heading of each view of the page. */
export const TITLES: Record<Outcome['kind'] | 'prompt' | 'missing', { title: string; lead: string }> = {
  prompt: { title: 'Confirm your email address', lead: 'Confirm your email so that our messages reach you.' },
  password: { title: 'Is this your account?', lead: 'You are not logged in to it in this browser.' },
  confirmed: { title: 'Email confirmed', lead: 'Thank you. Our emails will reach you.' },
  already: { title: 'Already confirmed', lead: 'You have nothing more to do here.' },
  notStored: {
    title: 'Your password is not changed',
    lead: 'This email address was already confirmed when you sent the new password.',
  },
  expired: { title: 'This link has expired', lead: 'You can get a new one in a moment.' },
  invalid: { title: 'Invalid confirmation link', lead: 'You can get a new one in a moment.' },
  missing: { title: 'Invalid confirmation link', lead: 'You can get a new one in a moment.' },
}

/** Why a link failed. */
export const REASONS: Record<'expired' | 'invalid' | 'missing', string> = {
  expired: 'This link has expired or was used before. Confirmation links work for 7 days.',
  invalid: 'We did not send this link, or its account or email address no longer exists.',
  missing: 'This link is incomplete. Open it in our email again, or copy the whole link.',
}
