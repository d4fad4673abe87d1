/** Columns that say whether a mentor takes part. */
export const STANDING = { status: true, isActive: true } as const

/** Whether a mentor takes part: accepted, and not switched off. One whose account is gone, that is null, does not. */
export const takesPart = (mentor: { status: string; isActive: boolean } | null): boolean =>
  mentor?.status === 'accepted' && mentor.isActive
