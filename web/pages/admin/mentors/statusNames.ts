import { TEAM_MOVE_HOURS } from '../../../../api/rules/money/teamMoves.ts'

export type MentorStatus = 'PENDING_REVIEW' | 'ACCEPTED' | 'REJECTED'

/** A mentor's status as administrators read it. */
export const STATUS_NAMES: Readonly<Record<string, string>> = {
  PENDING_REVIEW: 'Pending review',
  ACCEPTED: 'Accepted',
  REJECTED: 'Rejected',
} satisfies Record<MentorStatus, string>

/** What follows when a mentor who had left takes part again. */
export const BACK_EFFECT = `If mentees still have bookings with them, we email those mentees: they can cancel for a full refund for ${TEAM_MOVE_HOURS} hours.`
