import { builder } from '../graphql/builder.ts'
import type { Context } from '../graphql/context.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { LISTED } from '../availability/freeSlots.ts'
import { BookingType } from '../bookings/booking.graphql.ts'
import { BookingRightType } from '../bookings/rights.graphql.ts'
import { sideOf } from '../bookings/rights.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import { canAnswerReview, canEditReview, canReview } from '../rules/bookings/reviewRights.ts'
import type { ReviewTag } from '../rules/people/reviewChoices.ts'
import { firstNameOf } from '../rules/text/contactDetails.ts'
import { REVIEWED, reviewedBookingOf } from './reviewedBooking.ts'

export const ReviewTagType = enumOf('ReviewTag', 'What a mentee says with a press beside the stars.', {
  clear_explanations: 'Explains clearly.',
  practical_advice: 'Gives advice that can be used.',
  deep_knowledge: 'Knows the subject deeply.',
  well_prepared: 'Came prepared.',
  good_listener: 'Listens.',
  honest_feedback: 'Says honestly what is good and what is not.',
  career_direction: 'Helps with the way ahead.',
  useful_resources: 'Names books, links and files that help.',
})

/** Those that everybody sees and that count. */
export const SHOWN = { hiddenAt: null } as const satisfies Prisma.ReviewWhereInput

/** Rows of the asker, on whichever side. */
const ownReviews = ({ member }: Pick<Context, 'member'>): Prisma.ReviewWhereInput[] =>
  member?.type === 'mentor' ? [{ mentorId: member.id }] : member?.type === 'mentee' ? [{ menteeId: member.id }] : []

/** What everybody sees of a listed mentor, and the asker's own; administrators see all. */
export const visibleReviews = (context: Pick<Context, 'member' | 'administrator'>): Prisma.ReviewWhereInput =>
  context.administrator ? {} : { OR: [{ mentor: LISTED, ...SHOWN }, ...ownReviews(context)] }

const ITS = { mentorId: true, menteeId: true } as const
const ITS_SIDES = 'For its two sides and administrators; null for everybody else'

export const ReviewType = builder.prismaNode('Review', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), AND: [visibleReviews(context)] }),
  select: {},
  description:
    "A mentee's review of a session or a package. As public as its mentor, unless our team has hidden it: then its two sides and administrators see it.",
  fields: (t) => {
    const forSides = <Value>(
      review: { mentorId: number; menteeId: number | null },
      { member, administrator }: Context,
      value: Value,
    ): Value | null => (administrator || sideOf(review, member) ? value : null)
    return {
      databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
      stars: t.exposeInt('stars', { description: '1 to 5.' }),
      tags: t.field({
        type: [ReviewTagType],
        cost: { items: 3 },
        description: 'At most three.',
        select: { tags: true },
        // The database admits no other.
        resolve: ({ tags }) => tags as ReviewTag[],
      }),
      body: t.exposeString('body', { description: 'As written; plain text. Empty for stars alone.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was given.' }),
      editedAt: t.expose('editedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When its mentee changed it last; null for never.',
      }),
      answer: t.exposeString('answer', { nullable: true, description: 'What the mentor answers; null without.' }),
      answeredAt: t.expose('answeredAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When the mentor answered; null without an answer.',
      }),
      answerEditedAt: t.expose('answerEditedAt', {
        type: 'DateTime',
        nullable: true,
        description: 'When the mentor changed the answer last; null for never.',
      }),
      authorName: t.string({
        reads: ['mentees'],
        description: 'First name; "Former mentee" once the account is gone.',
        select: { mentee: { select: { name: true } } },
        resolve: ({ mentee }) => (mentee ? firstNameOf(mentee.name) : FORMER.mentee),
      }),
      authorLevel: t.string({
        nullable: true,
        reads: ['mentees'],
        description: 'Year of study or stage of career now; null once the account is gone.',
        select: { mentee: { select: { currentLevel: true } } },
        resolve: ({ mentee }) => mentee?.currentLevel ?? null,
      }),
      outcomeScore: t.int({
        nullable: true,
        description:
          'Whether it met what the mentee came for, 1 to 5. For its mentee and administrators; null for everybody else, and without.',
        select: { ...ITS, outcomeScore: true },
        resolve: ({ outcomeScore, ...review }, _args, { member, administrator }) =>
          administrator || sideOf(review, member) === 'mentee' ? outcomeScore : null,
      }),
      hiddenAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: `When our team hid it. ${ITS_SIDES}, and while it is shown.`,
        select: { ...ITS, hiddenAt: true },
        resolve: ({ hiddenAt, ...review }, _args, context) => forSides(review, context, hiddenAt),
      }),
      hiddenReason: t.string({
        nullable: true,
        description: `Why our team hid it. ${ITS_SIDES}, and while it is shown.`,
        select: { ...ITS, hiddenReason: true },
        resolve: ({ hiddenReason, ...review }, _args, context) => forSides(review, context, hiddenReason),
      }),
      viewerCanEdit: t.field({
        type: BookingRightType,
        nullable: true,
        description: 'Whether the viewer may edit it now. Null for everybody but its mentee.',
        select: { ...ITS, createdAt: true, answeredAt: true, hiddenAt: true },
        resolve: (review, _args, { member, clock }) =>
          sideOf(review, member) === 'mentee'
            ? canEditReview({ ...review, isHidden: review.hiddenAt !== null }, clock.now())
            : null,
      }),
      viewerCanAnswer: t.field({
        type: BookingRightType,
        nullable: true,
        description: 'Whether the viewer may answer it, or edit the answer, now. Null for everybody but its mentor.',
        select: { ...ITS, createdAt: true, answeredAt: true, hiddenAt: true },
        resolve: (review, _args, { member, clock }) =>
          sideOf(review, member) === 'mentor'
            ? canAnswerReview({ ...review, isHidden: review.hiddenAt !== null }, clock.now())
            : null,
      }),
    }
  },
})

builder.prismaObjectFields(BookingType, (t) => ({
  review: t.relation('review', {
    nullable: true,
    description: "The mentee's review of it, hidden or not; null without. A session of a package has none of its own.",
  }),
  viewerCanReview: t.field({
    type: BookingRightType,
    nullable: true,
    description: 'Whether the viewer may review it now. Null unless the viewer is its mentee or its mentor.',
    select: REVIEWED,
    resolve: (booking, _args, { member, config, clock }) => {
      const side = sideOf(booking, member)
      const now = clock.now()
      return side && canReview(reviewedBookingOf(booking, config, now), side, now)
    },
  }),
}))

builder.prismaObjectField('Mentor', 'reviews', (t) =>
  t.relatedConnection('reviews', {
    cursor: 'id',
    reads: ['reviews'],
    description: 'Newest first. Without those that our team has hidden.',
    args: { stars: t.arg.int({ required: false, description: 'Only those with so many stars.' }) },
    query: ({ stars }) => ({
      where: { ...SHOWN, ...(typeof stars === 'number' && { stars }) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  }),
)

builder.prismaObjectField('Mentor', 'allReviews', (t) =>
  t.relatedConnection('reviews', {
    cursor: 'id',
    nullable: true,
    authScopes: { admin: true },
    unauthorizedResolver: () => null,
    description: 'Also those that our team has hidden, newest first. For administrators; null for everybody else.',
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
)
