import { ViewerType, viewerOf } from '../accounts/viewer.graphql.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { builder } from '../graphql/builder.ts'
import type { RequestStatus } from '../generated/prisma/enums.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { MentorshipRequestType, RequestStatusType, visibleRequests } from './mentorshipRequest.graphql.ts'
import { countRequests } from './requestCounts.ts'
import { requestTopic } from './requestTopic.ts'

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
    args: { status: t.arg({ type: RequestStatusType, required: false, description: 'Only these; all without.' }) },
    resolve: (query, { type }, { status }, { db, member }) =>
      db.mentorshipRequest.findMany({
        ...query,
        where: { AND: [visibleRequests({ member, administrator: null }), listed(type, status)] },
        orderBy: { id: 'desc' },
      }),
  }),
)

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
      countRequests(db, { AND: [visibleRequests({ member, administrator: null }), listed(type, null)] }),
  }),
)

builder.prismaObjectFields('Mentor', (t) => ({
  viewerRequest: t.field({
    type: MentorshipRequestType,
    nullable: true,
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

const MentorshipRequestChange = builder.objectRef<{ requestId: number }>('MentorshipRequestChange').implement({
  description: 'A request was sent, answered or withdrawn.',
  fields: (t) => ({
    request: t.prismaField({
      type: MentorshipRequestType,
      nullable: true,
      description: 'As it is now; null when it is gone meanwhile.',
      resolve: (query, { requestId }, _args, { db, member }) =>
        db.mentorshipRequest.findFirst({
          ...query,
          where: { id: requestId, AND: [visibleRequests({ member, administrator: null })] },
        }),
    }),
    viewer: t.field({
      type: ViewerType,
      description: 'Who hears of it, with their counts.',
      resolve: (_change, _args, context) => viewerOf(context),
    }),
  }),
})

builder.subscriptionField('mentorshipRequestChanged', (t) =>
  t.field({
    type: MentorshipRequestChange,
    authScopes: { mentor: true, mentee: true },
    description: 'A request of the viewer, on whichever side, was sent, answered or withdrawn.',
    subscribe: (_root, _args, { pubsub, member }) =>
      pubsub.subscribe(requestTopic(member!.type === 'mentor' ? 'mentor' : 'mentee', member!.id)),
    resolve: (event) => ({ requestId: Number((event as { requestId: number }).requestId) }),
  }),
)
