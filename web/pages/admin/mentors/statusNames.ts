export type MentorStatus = 'PENDING_REVIEW' | 'ACCEPTED' | 'REJECTED'

/** A mentor's status as administrators read it. */
export const STATUS_NAMES: Readonly<Record<string, string>> = {
  PENDING_REVIEW: 'Pending review',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
} satisfies Record<MentorStatus, string>
