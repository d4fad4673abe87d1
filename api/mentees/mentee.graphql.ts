import { isSelfOrAdmin, isSelf } from '../accounts/viewer.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import { builder } from '../graphql/builder.ts'
import { nodeId, NO_ID } from '../graphql/nodeId.ts'
import { SIZE_ARG, sized } from '../media/pictureSize.graphql.ts'
import { madeWith } from '../bookings/sides.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import type { Context } from '../graphql/context.ts'

/** Shown for a mentee without a picture; the server draws it. */
export const DEFAULT_MENTEE_IMAGE = '/media/default-mentee.svg'

builder.prismaNode('Mentee', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, context) => reachableMentee(context, nodeId(id)),
  select: {},
  description:
    'A mentee. Seen by themselves, administrators, and mentors they have a confirmed booking with or have written to; email only by the first two.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id, as in addresses and REST.' }),
    name: t.exposeString('name', { description: 'As registered.' }),
    email: t.string({
      nullable: true,
      description: 'Only for that mentee and administrators; null for everyone else.',
      select: { id: true, email: true },
      resolve: ({ id, email }, _args, context) => (isSelfOrAdmin(context, 'mentee', id) ? email : null),
    }),
    mainBranch: t.exposeString('mainBranch', { description: 'Field of study; General when not said.' }),
    subBranch: t.exposeString('subBranch', { nullable: true, description: 'Specialization, where given.' }),
    currentLevel: t.exposeString('currentLevel', {
      description: 'Year of study or stage of career, one of the documented seven.',
    }),
    profileImage: t.string({
      description: 'Path of the picture; never null: the default image without one.',
      args: { size: t.arg(SIZE_ARG) },
      select: { profileImage: true },
      resolve: ({ profileImage }, { size }) => sized(profileImage ?? DEFAULT_MENTEE_IMAGE, size),
    }),
    hasProfileImage: t.boolean({
      description: 'Whether `profileImage` is their own picture.',
      select: { profileImage: true },
      resolve: ({ profileImage }) => profileImage !== null,
    }),
    linkedinUrl: t.exposeString('linkedinUrl', { nullable: true, description: 'Their LinkedIn profile, https.' }),
    bio: t.exposeString('bio', { nullable: true, description: 'A few lines about themselves.' }),
    college: t.exposeString('college', { nullable: true, description: 'Where they study or have studied.' }),
    year: t.exposeInt('year', { nullable: true, description: 'Year of graduation, 1990 to 2030.' }),
    goals: t.exposeString('goals', { nullable: true, description: 'What they want to reach.' }),
    profileVersion: t.int({
      nullable: true,
      description:
        'Goes up with every save. Given back with a save, it keeps that from undoing what another tab has saved since. Only for that mentee and administrators.',
      select: { id: true, profileVersion: true },
      resolve: ({ id, profileVersion }, _args, context) =>
        isSelfOrAdmin(context, 'mentee', id) ? profileVersion : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they registered.' }),
    isActive: t.boolean({
      nullable: true,
      description: 'Whether the account is in use. Only for administrators; null for everyone else.',
      select: { isActive: true },
      resolve: ({ isActive }, _args, { administrator }) => (administrator ? isActive : null),
    }),
    lastLoginAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When they last logged in. Only for administrators; null for everyone else, and for never.',
      select: { lastLoginAt: true },
      resolve: ({ lastLoginAt }, _args, { administrator }) => (administrator ? lastLoginAt : null),
    }),
  }),
})

builder.objectField(ViewerType, 'mentee', (t) =>
  t.prismaField({
    type: 'Mentee',
    nullable: true,
    description: 'Their mentee profile; null for other kinds of account.',
    resolve: (query, { type, id }, _args, { db }) => {
      const own = { ...query, where: { id } }
      return type === 'mentee' ? db.mentee.findUnique(own) : null
    },
  }),
)

builder.queryField('mentee', (t) =>
  t.prismaField({
    type: 'Mentee',
    nullable: true,
    authScopes: { member: true, admin: true },
    description: 'For that mentee, administrators, and mentors whom they have booked or written to; null otherwise.',
    args: { id: t.arg.int({ description: 'Numeric id.' }) },
    resolve: (query, _root, { id }, context) =>
      context.db.mentee.findUnique({ ...query, where: reachableMentee(context, nodeId(id)) }),
  }),
)

/** A mentor sees who has asked or booked them; a hold is not enough. */
function reachableMentee(
  context: Pick<Context, 'member' | 'administrator' | 'registered'>,
  id: number,
): Prisma.MenteeWhereUniqueInput {
  if (context.administrator !== null || isSelf(context, 'mentee', id)) return { id }
  if (context.member?.type !== 'mentor') return { id: NO_ID }
  const mentorId = context.member.id
  const theirs = { some: { mentorId } }
  return { id, OR: [{ bookings: { some: madeWith(mentorId) } }, { subscriptions: theirs }, { requests: theirs }] }
}
