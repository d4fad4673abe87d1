/** Columns that say whether a mentor takes part. */
export const STANDING = { status: true, isActive: true } as const

type Standing = { status: string; isActive: boolean } | null

/** Whether a mentor takes part: accepted, and not switched off. One whose account is gone, that is null, does not. */
export const takesPart = (mentor: Standing): boolean => mentor?.status === 'accepted' && mentor.isActive

/** Why a mentor takes no part: our team reviews them again and may accept them, or they are gone, rejected or switched off. */
export type Away = 'inReview' | 'left'

/** Null while they take part. */
export function awayOf(mentor: Standing): Away | null {
  if (takesPart(mentor)) return null
  return mentor?.status === 'pending_review' && mentor.isActive ? 'inReview' : 'left'
}

/** Why nobody can book, reach or meet a mentor, in a sentence to their mentees. */
export const awayText = (away: Away, name = 'The mentor'): string =>
  away === 'inReview'
    ? `${name} is under review by our team and takes no sessions at present.`
    : `${name} is no longer on Plumbline.`
