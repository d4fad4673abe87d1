import { findFirst } from '../../reader/reader.ts'
import { isSelfOrAdmin } from '../../accounts/viewer.ts'
import { ViewerType } from '../../accounts/viewer.graphql.ts'
import { builder } from '../../graphql/builder.ts'
import { enumOf } from '../../graphql/enumOf.ts'
import type { Context } from '../../graphql/context.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { SIZE_ARG, sized } from '../../media/pictureSize.graphql.ts'
import { forEachList } from '../../rules/people/mentorLists.ts'
import { forEachText } from '../../rules/people/mentorTexts.ts'
import { packageAmount } from '../../rules/money/money.ts'
import { DEFAULT_PROFILE_IMAGE } from '../../rules/constants.ts'
import { awayOf, STANDING } from '../../rules/takesPart.ts'
import { reachableMentor } from '../search/mentorFilter.ts'

export const MentorStatus = enumOf('MentorStatus', "The team's decision on a mentor's application.", {
  pending_review: 'Not decided yet; the mentor may sign in.',
  accepted: 'Listed and bookable.',
  rejected: 'Not listed.',
})

const AwayType = builder.enumType('MentorAway', {
  description: 'Why a mentor takes no part at present.',
  values: {
    IN_REVIEW: { value: 'inReview', description: 'Our team reviews them again, and may accept them.' },
    LEFT: { value: 'left', description: 'Rejected, or switched off.' },
  } as const,
})

const forAdministrator = <Value>({ administrator }: Context, value: Value): Value | null =>
  administrator ? value : null
const ADMINISTRATORS = 'Only for administrators; null for everyone else'

export const MentorType = builder.prismaNode('Mentor', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, context) => reachableMentor(context, nodeId(id)),
  select: {},
  description: 'A mentor. By `node` only who is listed, or who the asker deals with; email and status are private.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id, as in addresses and REST.' }),
    name: t.exposeString('name', { description: 'As registered.' }),
    email: t.string({
      nullable: true,
      description: 'Only for that mentor and administrators; null for everyone else.',
      select: { id: true, email: true },
      resolve: ({ id, email }, _args, context) => (isSelfOrAdmin(context, 'mentor', id) ? email : null),
    }),
    status: t.field({
      type: MentorStatus,
      nullable: true,
      description: 'Only for that mentor and administrators; null for everyone else.',
      select: { id: true, status: true },
      resolve: ({ id, status }, _args, context) => (isSelfOrAdmin(context, 'mentor', id) ? status : null),
    }),
    away: t.field({
      type: AwayType,
      nullable: true,
      description: 'Why nobody can book or reach them at present; null while they take part.',
      select: STANDING,
      resolve: awayOf,
    }),
    mainBranch: t.exposeString('mainBranch', { description: 'One of the three main branches, General, or free text.' }),
    subBranch: t.exposeString('subBranch', {
      nullable: true,
      description: 'Specialization: one of the 29, or free text.',
    }),
    bio: t.exposeString('bio', { description: 'A few lines about themselves; empty without.' }),
    experience: t.exposeInt('experience', { description: 'Years.' }),
    starterPackageRate: t.expose('starterPackageRate', {
      type: 'Paise',
      description: 'The rate that was set for one session; 0 when none is. `starterPrice` is what is charged.',
    }),
    advancedPackageRate: t.expose('advancedPackageRate', {
      type: 'Paise',
      description: 'The rate that was set for a plan; 0 when none is. `advancedPrice` is what is charged.',
    }),
    starterPrice: t.field({
      type: 'Paise',
      description: 'What one session costs, in paise: the rate, or the suggested price when none is set.',
      select: { starterPackageRate: true },
      resolve: ({ starterPackageRate }) => packageAmount('starter', starterPackageRate),
    }),
    advancedPrice: t.field({
      type: 'Paise',
      description: 'What a plan costs, in paise: the rate, or the suggested price when none is set.',
      select: { advancedPackageRate: true },
      resolve: ({ advancedPackageRate }) => packageAmount('advanced', advancedPackageRate),
    }),
    rating: t.float({
      description: '0 to 5; 0 without reviews.',
      select: { rating: true },
      resolve: ({ rating }) => rating.toNumber(),
    }),
    reviewCount: t.exposeInt('reviewCount', { description: 'Reviews that the rating is made of.' }),
    available: t.exposeBoolean('available', {
      description: "The mentor's own switch; false is shown as Busy, and no slot is offered.",
    }),
    profileImage: t.string({
      description: 'Path of the picture; never null: the default image without one.',
      args: { size: t.arg(SIZE_ARG) },
      select: { profileImage: true },
      resolve: ({ profileImage }, { size }) => sized(profileImage ?? DEFAULT_PROFILE_IMAGE, size),
    }),
    hasProfileImage: t.boolean({
      description: 'Whether `profileImage` is their own picture.',
      select: { profileImage: true },
      resolve: ({ profileImage }) => profileImage !== null,
    }),
    linkedinUrl: t.exposeString('linkedinUrl', { nullable: true, description: 'Their LinkedIn profile, https.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they applied.' }),
    lastActiveAt: t.expose('lastActiveAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they last used the product while signed in, to 5 minutes; null for never.',
    }),
    isActive: t.boolean({
      nullable: true,
      description: `Whether the account is in use; one that is not is listed nowhere. ${ADMINISTRATORS}.`,
      select: { isActive: true },
      resolve: ({ isActive }, _args, context) => forAdministrator(context, isActive),
    }),
    lastLoginAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: `When they last logged in. ${ADMINISTRATORS}, and for never.`,
      select: { lastLoginAt: true },
      resolve: ({ lastLoginAt }, _args, context) => forAdministrator(context, lastLoginAt),
    }),
    termsAcceptedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: `When they accepted the terms. ${ADMINISTRATORS}, and for not yet.`,
      select: { termsAcceptedAt: true },
      resolve: ({ termsAcceptedAt }, _args, context) => forAdministrator(context, termsAcceptedAt),
    }),
    sessionsHeld: t.relationCount('bookings', {
      where: { status: 'completed' },
      reads: ['bookings'],
      description: 'Sessions and plans completed.',
    }),
  }),
})

builder.objectField(ViewerType, 'mentor', (t) =>
  t.prismaField({
    type: 'Mentor',
    nullable: true,
    description: 'Their mentor profile in whatever state; null for other kinds of account.',
    resolve: (query, { type, id }, _args, { db }) => {
      const own = { ...query, where: { id } }
      return type === 'mentor' ? findFirst(db, 'mentor', own) : null
    },
  }),
)

builder.prismaObjectFields('Mentor', (t) => ({
  ...forEachText((name, { about }) => t.exposeString(name, { nullable: true, description: `${about}.` })),
  // Short lists of the row itself: they cost nothing beside it.
  ...forEachList((name, { about }) =>
    t.exposeStringList(name, {
      cost: { items: 0 },
      description: name === 'skills' ? 'Core skills, in their order.' : `${about}.`,
    }),
  ),
}))
