import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { nodeId, NO_ID } from '../graphql/nodeId.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { LISTED } from '../mentors/visibleMentors.ts'

/** Rows that the one who asks may see: their own, on either side; administrators see all. */
export function visibleRequests({
  member,
  administrator,
}: Pick<Context, 'member' | 'administrator'>): Prisma.MentorshipRequestWhereInput {
  if (administrator) return {}
  if (member?.type === 'mentor') return { mentorId: member.id }
  if (member?.type === 'mentee') return { menteeId: member.id }
  return { id: NO_ID }
}

export const RequestStatusType = builder.enumType('RequestStatus', {
  description: 'Where a mentorship request stands. Only a pending one can change, once.',
  values: {
    PENDING: { value: 'pending', description: 'Waits for the mentor.' },
    APPROVED: { value: 'approved', description: 'Accepted by the mentor.' },
    REJECTED: { value: 'rejected', description: 'Declined by the mentor.' },
    WITHDRAWN: { value: 'withdrawn', description: 'Withdrawn by the mentee before a reply.' },
  } as const,
})

export const MentorshipRequestType = builder.prismaNode('MentorshipRequest', {
  description: 'What a mentee asks of a mentor. For its mentee, its mentor and administrators.',
  id: { field: 'id', description: 'Global id.' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), AND: [visibleRequests(context)] }),
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id, as REST uses it.' }),
    mentor: t.relation('mentor', { description: 'Who is asked, in whatever state they are by now.' }),
    mentee: t.relation('mentee', { description: 'Who asks.' }),
    mentorListed: t.boolean({
      description: 'Whether the mentor is public now, and so can be booked.',
      select: { mentor: { select: { status: true, isActive: true } } },
      resolve: ({ mentor }) => mentor.status === LISTED.status && mentor.isActive,
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
  }),
})
