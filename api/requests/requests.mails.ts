import type { MailPart } from '../contracts/parts.ts'
import { receivedRequest } from './announceRequest.ts'

/** A request, until it is withdrawn or gone with its mentee. */
export const requestMails: readonly MailPart[] = [
  {
    kind: 'request-received',
    isStillTrue: async (db, email) =>
      (await db.mentorshipRequest.count({ where: { id: receivedRequest(email), status: { not: 'withdrawn' } } })) === 1,
  },
]
