import type { MailPart } from '../contracts/parts.ts'
import { receivedRequest } from './announceRequest.ts'

/** A request, which is silent once it is withdrawn or gone with its mentee, and its answer. */
export const requestMails: readonly MailPart[] = [
  {
    kind: 'request-received',
    isStillTrue: async (db, email) =>
      (await db.mentorshipRequest.count({ where: { id: receivedRequest(email), status: { not: 'withdrawn' } } })) === 1,
  },
  { kind: 'request-answered' },
]
