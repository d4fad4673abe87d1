/** What the other side reads in the place of a person's name once the account is gone. */
export const FORMER = {
  mentor: 'Former mentor',
  mentee: 'Former mentee',
  community: 'Former member',
} as const
