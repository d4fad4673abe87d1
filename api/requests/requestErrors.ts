import type { RequestStatus } from '../generated/prisma/enums.ts'
import { PENDING_REQUESTS_MAXIMUM } from '../rules/constants.ts'
import { UserError } from '../rules/userErrors.ts'

/** A second request to a mentor who has not answered the first. */
export class RequestPendingError extends UserError {
  override readonly name = 'RequestPendingError'
  static override readonly status = 409
  readonly mentorId: number

  constructor(mentor: { id: number; name: string }) {
    super(`You already have a request waiting with ${mentor.name}.`)
    this.mentorId = mentor.id
  }
}

/** The mentee has as many unanswered requests as one may have. */
export class RequestLimitError extends UserError {
  override readonly name = 'RequestLimitError'
  static override readonly status = 409

  constructor() {
    super(`You already have ${PENDING_REQUESTS_MAXIMUM} pending requests, the maximum. Withdraw one to send another.`)
  }
}

const CLOSED: Record<RequestStatus, string> = {
  pending: 'This request is waiting for a reply.',
  approved: 'This request has already been accepted.',
  rejected: 'This request has already been declined.',
  withdrawn: 'This request has been withdrawn.',
}

/** Answered or withdrawn before: it stays as it is. */
export class RequestClosedError extends UserError {
  override readonly name = 'RequestClosedError'
  static override readonly status = 409
  readonly requestId: number

  constructor(request: { id: number; status: RequestStatus }) {
    super(CLOSED[request.status])
    this.requestId = request.id
  }
}
