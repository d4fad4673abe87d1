import { findFirst } from '../reader/reader.ts'
import { ViewerType } from '../accounts/viewer.graphql.ts'
import { LISTED } from '../availability/freeSlots.ts'
import { builder } from '../graphql/builder.ts'
import { type Context, memoized } from '../graphql/context.ts'
import { LOOKUP } from '../graphql/declared.ts'
import { NO_ID, nodeId } from '../graphql/nodeId.ts'
import { subscribeToChanges, type LiveEvent } from '../live/liveEvent.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'
import { MentorType } from '../mentors/profile/mentor.graphql.ts'
import { readableMentor } from '../mentors/search/mentorFilter.ts'
import { SHORTLIST_MAXIMUM } from '../rules/constants.ts'
import { STANDING, takesPart } from '../rules/takesPart.ts'
import { savedAmong, savedBy, SHORTLIST } from './shortlist.ts'

const SavedMentorType = builder.prismaNode('SavedMentor', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { member }) => ({ id: nodeId(id), ...(member ? savedBy(member) : { userId: NO_ID }) }),
  select: {},
  description: 'A mentor on the shortlist of a member. Only for that member.',
  fields: (t) => ({
    savedAt: t.expose('savedAt', { type: 'DateTime', description: 'When they were saved.' }),
    mentor: t.field({
      type: MentorType,
      nullable: true,
      description: 'Listed, Busy or not; null once they no longer take part, or their account is closed.',
      select: (_args, _context, nestedSelection) => ({ mentor: nestedSelection({ select: STANDING }) }),
      resolve: ({ mentor }) => (mentor && takesPart(mentor) ? mentor : null),
    }),
  }),
})

builder.objectField(ViewerType, 'shortlist', (t) =>
  t.prismaConnection({
    type: SavedMentorType,
    cursor: 'id',
    description: `The mentors whom they have saved, the latest first; at most ${SHORTLIST_MAXIMUM}.`,
    resolve: (query, { type, id }, _args, { db }) =>
      db.savedMentor.findMany({ ...query, where: savedBy({ type, id }), orderBy: { id: 'desc' } }),
  }),
)

builder.objectField(ViewerType, 'savedMentorCount', (t) =>
  t.int({
    cost: { work: LOOKUP },
    description: 'How many listed mentors are on their shortlist.',
    resolve: ({ type, id }, _args, { db }) =>
      db.savedMentor.count({ where: { ...savedBy({ type, id }), mentor: LISTED } }),
  }),
)

const SAVED = 'saved mentors'

/** Read once for all mentors of an operation. */
const savedOf = (context: Context, member: NonNullable<Context['member']>) =>
  memoized(context, SAVED, () => savedAmong(context.db, member))

/** To be called once the shortlist may have changed: what is answered afterwards reads it again. */
export const forgetSaved = (context: Context): void => void context.memo.delete(SAVED)

builder.prismaObjectFields('Mentor', (t) => ({
  isSaved: t.boolean({
    nullable: true,
    reads: 'nothing',
    description: "Whether they are on the asking member's shortlist; null for visitors, whose browser keeps it.",
    select: { id: true },
    resolve: async ({ id }, _args, context) =>
      context.member ? (await savedOf(context, context.member)).has(id) : null,
  }),
}))

const ShortlistEventType = builder.objectRef<LiveEvent>('ShortlistEvent').implement({
  description: "Something happened to the viewer's shortlist.",
  interfaces: [LiveEventType],
  fields: (t) => ({
    mentor: t.prismaField({
      type: 'Mentor',
      nullable: true,
      description: 'Who was saved or removed; null with `STARTED`, and when no longer listed.',
      resolve: (query, { id }, _args, context) =>
        id === null ? null : findFirst(context.db, 'mentor', { ...query, where: readableMentor(context, id) }),
    }),
  }),
})

builder.subscriptionField('shortlistChanged', (t) =>
  t.field({
    type: ShortlistEventType,
    authScopes: { member: true },
    description: 'The shortlist of the viewer: who was saved or removed, also on another device.',
    subscribe: (_root, _args, context) => subscribeToChanges(context, SHORTLIST),
    resolve: (event, _args, context) => {
      forgetSaved(context)
      return event as LiveEvent
    },
  }),
)
