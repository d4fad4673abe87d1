import { LISTED } from '../availability/freeSlots.ts'
import type { MailPart } from '../contracts/parts.ts'
import { toldRequest } from './announceRequest.ts'

/** Mails about requests. */
export const requestMails: readonly MailPart[] = [
  // A request, until it is withdrawn or gone with its mentee.
  {
    kind: 'request-received',
    isStillTrue: async (db, email) =>
      (await db.mentorshipRequest.count({ where: { id: toldRequest(email), status: { not: 'withdrawn' } } })) === 1,
  },
  // A time, until it is paid for, given up, or open to others again; a mentor who is no longer listed cannot be paid.
  {
    kind: 'request-reserved',
    isStillTrue: async (db, email, now) => {
      const booking = { status: 'pending', holdExpiresAt: { gt: now }, mentor: LISTED } as const
      return (await db.requestTime.count({ where: { requestId: toldRequest(email), booking } })) === 1
    },
  },
]
