import type { SenderType } from '../generated/prisma/enums.ts'
import { GET_THE_REST } from '../rules/money/refundReasons.ts'
import type { Away } from '../rules/takesPart.ts'
import { failure } from '../rules/userErrors.ts'
import { errorType } from '../graphql/errors.ts'

const EXPIRED: Record<SenderType, string> = {
  mentor: 'The mentee needs to rebook to continue the conversation.',
  mentee: 'Your chat access has expired. Please book again to continue.',
}

export class ChatExpiredError extends failure('ChatExpiredError', 403) {
  constructor(side: SenderType) {
    super(EXPIRED[side])
  }
}

const CANCEL = `If your package still runs, you can cancel it and ${GET_THE_REST}.`
const AWAY: Record<Away, string> = {
  left: `The mentor is no longer on Plumbline, so nobody would read it. ${CANCEL}`,
  inReview: `The mentor is under review by our team, so neither of you can write at present. ${CANCEL}`,
}

export class MentorLeftError extends failure('MentorLeftError', 403) {
  constructor(side: SenderType, away: Away) {
    super(side === 'mentor' ? 'Only accepted mentors can send messages.' : AWAY[away])
  }
}

export class ChatBlockedError extends failure('ChatBlockedError', 403) {
  constructor(isOwn: boolean) {
    super(isOwn ? 'You have blocked this person. Unblock to send messages.' : 'You can’t send messages in this chat.')
  }
}

export class ReportResolvedError extends failure('ReportResolvedError', 409, 'This report has been resolved.') {}

export class ClientIdTakenError extends failure(
  'ClientIdTakenError',
  409,
  'This message could not be sent. Please send it again.',
) {}

errorType(ChatExpiredError, 'The plan is over: its conversation can only be read.')
errorType(
  MentorLeftError,
  'The mentor was rejected, switched off, or is reviewed again: the conversation can only be read.',
)
errorType(ChatBlockedError, 'One of the two has blocked the other: neither can write.')
errorType(
  ClientIdTakenError,
  'The conversation has another message with this client id; nothing was sent. The client makes a new one.',
)
errorType(ReportResolvedError, 'Another administrator has dealt with the report before.')
