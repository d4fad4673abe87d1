import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { ownRows } from '../accounts/viewer.ts'
import { STANDING, takesPart } from '../rules/takesPart.ts'
import { errorType } from '../graphql/errors.ts'
import type { RequestStatus } from '../generated/prisma/enums.ts'
import { PENDING_REQUESTS_MAXIMUM, PROPOSED_TIMES_MAXIMUM } from '../rules/constants.ts'
import { calendarOf } from '../availability/calendars.ts'
import { REQUEST_TIME_STATES, shownTimes, TIMED, type ShownTime } from './requestTimes.ts'
import { failure } from '../rules/userErrors.ts'

export const RequestStatusType = enumOf(
  'RequestStatus',
  'Where a mentorship request stands. Only a pending one can change, once.',
  {
    pending: 'Waits for the mentor.',
    approved: 'Accepted by the mentor.',
    rejected: 'Declined by the mentor.',
    withdrawn: 'Withdrawn by the mentee before a reply.',
  },
)

const RequestTimeStateType = enumOf('RequestTimeState', 'What became of a proposed time.', REQUEST_TIME_STATES)

const RequestTimeType = builder.objectRef<ShownTime>('RequestTime').implement({
  description:
    'A slot that a mentee proposes in a mentorship request. For the two sides of the request and administrators.',
  fields: (t) => ({
    startsAt: t.expose('startsAt', { type: 'DateTime', description: 'Start of the slot.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'End of the slot.' }),
    state: t.expose('state', { type: RequestTimeStateType, description: 'What became of it.' }),
    reservedUntil: t.expose('reservedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'While it is `RESERVED`: until when the mentee can pay for it; null otherwise.',
    }),
    bookingId: t.exposeInt('bookingId', {
      nullable: true,
      description:
        'Once it is `BOOKED`, also when it is `MOVED` or `CANCELLED` since: numeric id of the booking; null otherwise.',
    }),
  }),
})

export const MentorshipRequestType = builder.prismaNode('MentorshipRequest', {
  description: 'What a mentee asks of a mentor. For its mentee, its mentor and administrators.',
  id: { field: 'id', description: 'Global id.' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), AND: [ownRows(context)] }),
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id, as REST uses it.' }),
    mentor: t.relation('mentor', { description: 'Who is asked, in whatever state they are by now.' }),
    mentee: t.relation('mentee', { description: 'Who asks.' }),
    mentorListed: t.boolean({
      description: 'Whether the mentor is public now, and so can be booked.',
      select: { mentor: { select: STANDING } },
      resolve: ({ mentor }) => takesPart(mentor),
    }),
    discussionTopic: t.exposeString('discussionTopic', { description: 'What it is about, in a line.' }),
    background: t.exposeString('background', { description: 'Where the mentee stands.' }),
    preferredDateTime: t.expose('preferredDateTime', {
      type: 'DateTime',
      description: 'When the mentee would like to talk. Nothing is reserved by it.',
    }),
    additionalNotes: t.exposeString('additionalNotes', { nullable: true, description: 'Null when there are none.' }),
    status: t.expose('status', { type: RequestStatusType, description: 'Where it stands.' }),
    responseMessage: t.exposeString('responseMessage', {
      nullable: true,
      description: "The mentor's words with the answer; null without.",
    }),
    respondedAt: t.expose('respondedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mentor answered; null until then.',
    }),
    withdrawnAt: t.expose('withdrawnAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the mentee took it back; null otherwise.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    times: t.field({
      type: [RequestTimeType],
      description: 'Slots that the mentee proposes, the soonest first; empty when none.',
      cost: { items: PROPOSED_TIMES_MAXIMUM },
      select: TIMED,
      resolve: (request, _args, context) =>
        shownTimes(request, () => calendarOf(context, request.mentorId), context.clock.now()),
    }),
  }),
})

export class RequestPendingError extends failure('RequestPendingError', 409) {
  readonly mentorId: number

  constructor(mentor: { id: number; name: string }) {
    super(`You already have a request waiting with ${mentor.name}.`)
    this.mentorId = mentor.id
  }
}
errorType(RequestPendingError, 'The mentee has a request waiting with this mentor; nothing was sent.', (t) => ({
  mentor: rowNow(t, 'Mentor', 'mentorId', 'Whose answer is awaited; its `viewerRequest` is the request that waits.'),
}))

export class RequestLimitError extends failure(
  'RequestLimitError',
  409,
  `You already have ${PENDING_REQUESTS_MAXIMUM} pending requests, the maximum. Withdraw one to send another.`,
) {}
errorType(RequestLimitError, 'Ten requests of this mentee wait for an answer: the most there may be.')

const CLOSED: Record<RequestStatus, string> = {
  pending: 'This request is waiting for a reply.',
  approved: 'This request has already been accepted.',
  rejected: 'This request has already been declined.',
  withdrawn: 'This request has been withdrawn.',
}

export class RequestClosedError extends failure('RequestClosedError', 409) {
  readonly requestId: number

  constructor(request: { id: number; status: RequestStatus }) {
    super(CLOSED[request.status])
    this.requestId = request.id
  }
}
errorType(RequestClosedError, 'The request was answered or withdrawn before; it stays as it is.', (t) => ({
  request: t.prismaField({
    type: MentorshipRequestType,
    description: 'The request as it is now.',
    resolve: (query, { requestId }, _args, { db, member, administrator }) =>
      db.mentorshipRequest.findFirstOrThrow({
        ...query,
        where: { id: requestId, AND: [ownRows({ member, administrator })] },
      }),
  }),
}))
