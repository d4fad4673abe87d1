import { ViewerType } from '../accounts/viewer.graphql.ts'
import { ownRows, type Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import type { RequestStatus } from '../generated/prisma/enums.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'
import { mentorIdOf } from '../rules/people/notifications.ts'
import { MentorshipRequestType, RequestStatusType } from './mentorshipRequest.graphql.ts'
import { subscribeToChanges, type LiveEvent } from '../live/liveEvent.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'
import { REQUEST } from '../bookings/hold/promise.ts'

/** What a list shows: for mentors nothing withdrawn, since nothing is left for them to do or to look up. */
function listed(type: Viewer['type'], status: RequestStatus | null | undefined) {
  return { ...(status && { status }), ...(type === 'mentor' && { NOT: { status: 'withdrawn' as const } }) }
}

builder.objectField(ViewerType, 'mentorshipRequests', (t) =>
  t.prismaConnection({
    type: MentorshipRequestType,
    cursor: 'id',
    description:
      'What a mentor was asked (without withdrawn ones), or what a mentee has asked; newest first. Empty for community members.',
    args: {
      status: t.arg({
        type: RequestStatusType,
        required: false,
        description: 'Only requests with this status; all when omitted.',
      }),
    },
    resolve: (query, { type }, { status }, { db, member }) =>
      db.mentorshipRequest.findMany({
        ...query,
        where: { AND: [ownRows({ member, administrator: null }), listed(type, status)] },
        orderBy: { id: 'desc' },
      }),
  }),
)

/** Requests by status, in one query; 0 where there are none. */
async function countRequests(
  db: App['db'],
  where: Prisma.MentorshipRequestWhereInput,
): Promise<Record<RequestStatus, number>> {
  const rows = await db.mentorshipRequest.groupBy({ by: ['status'], where, _count: true })
  const counts = { pending: 0, approved: 0, rejected: 0, withdrawn: 0 }
  for (const { status, _count } of rows) counts[status] = _count
  return counts
}

const RequestCounts = builder.objectRef<Record<RequestStatus, number>>('MentorshipRequestCounts').implement({
  description: "A person's mentorship requests, counted by where they stand.",
  fields: (t) => ({
    pending: t.exposeInt('pending', { description: 'Waiting for an answer.' }),
    approved: t.exposeInt('approved', { description: 'Accepted.' }),
    rejected: t.exposeInt('rejected', { description: 'Declined.' }),
    withdrawn: t.exposeInt('withdrawn', { description: 'Taken back; 0 for a mentor, who is not shown them.' }),
  }),
})

builder.objectField(ViewerType, 'mentorshipRequestCounts', (t) =>
  t.field({
    type: RequestCounts,
    description: 'How many of their requests stand where; all 0 for community members.',
    resolve: ({ type }, _args, { db, member }) =>
      countRequests(db, { AND: [ownRows({ member, administrator: null }), listed(type, null)] }),
  }),
)

builder.prismaObjectFields('Mentor', (t) => ({
  viewerRequest: t.field({
    type: MentorshipRequestType,
    nullable: true,
    reads: 'nothing',
    description: 'The request of the asking mentee that waits with this mentor; null without, and for everyone else.',
    select: (_args, { member }, nestedSelection) => ({
      requests: nestedSelection({
        where: { status: 'pending', menteeId: member?.type === 'mentee' ? member.id : NO_ID },
        take: 1,
      }),
    }),
    resolve: ({ requests }) => requests[0] ?? null,
  }),
}))

builder.prismaObjectFields('Notification', (t) => ({
  mentorId: t.int({
    nullable: true,
    description: 'Numeric id of the mentor that its data names, as `request_approved` does; else null.',
    select: { data: true },
    resolve: ({ data }) => mentorIdOf(data),
  }),
}))

builder.queryField('mentorshipRequest', (t) =>
  t.prismaField({
    type: MentorshipRequestType,
    nullable: true,
    authScopes: { member: true, admin: true },
    description: 'A mentorship request, for its two sides and administrators; null for everyone else.',
    args: { id: t.arg.int({ description: 'Numeric id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.mentorshipRequest.findFirst({ ...query, where: { id: nodeId(id), AND: [ownRows(context)] } }),
  }),
)

const MentorshipRequestEventType = builder.objectRef<LiveEvent>('MentorshipRequestEvent').implement({
  description: 'Something happened to a request of the viewer.',
  interfaces: [LiveEventType],
  fields: (t) => ({
    request: t.prismaField({
      type: MentorshipRequestType,
      nullable: true,
      description: 'As it is now; null with `STARTED`, and when it is gone or no longer theirs to see.',
      resolve(query, { id }, _args, { db, member }) {
        const own = { ...query, where: { id: id ?? NO_ID, AND: [ownRows({ member, administrator: null })] } }
        return id === null ? null : db.mentorshipRequest.findFirst(own)
      },
    }),
  }),
})

builder.subscriptionField('mentorshipRequestChanged', (t) =>
  t.field({
    type: MentorshipRequestEventType,
    authScopes: { mentor: true, mentee: true },
    description: 'The requests of the viewer, on whichever side: what was sent, answered or withdrawn.',
    subscribe: (_root, _args, context) => subscribeToChanges(context, REQUEST),
    resolve: (event) => event as LiveEvent,
  }),
)
