import { sideOf } from '../accounts/viewer.ts'
import { sideMemberOf } from '../graphql/identity.ts'
import { viewerNow, viewerPayload, ViewerType } from '../accounts/viewer.graphql.ts'
import type { CalendarFeed } from '../generated/prisma/client.ts'
import { builder } from '../graphql/builder.ts'
import { mutation } from '../graphql/mutation.ts'
import { SIGNED_IN_ERRORS } from '../graphql/errors.ts'
import { RateLimitedError } from '../rules/userErrors.ts'
import { removeCalendarFeed, renewCalendarFeed } from './calendarFeeds.ts'

const CalendarFeedType = builder.objectRef<Pick<CalendarFeed, 'createdAt' | 'lastReadAt'>>('CalendarFeed').implement({
  description:
    "A secret address under which the viewer's calendar reads their sessions. It is told only once, when it is made.",
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the address was made.' }),
    lastReadAt: t.expose('lastReadAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a calendar last read it, to within 5 minutes; null while none has.',
    }),
  }),
})

builder.objectField(ViewerType, 'calendarFeed', (t) =>
  t.field({
    type: CalendarFeedType,
    nullable: true,
    description: 'The calendar address of their sessions; null without one, and for community members.',
    resolve: ({ type, id }, _args, { db }) =>
      type === 'community'
        ? null
        : db.calendarFeed.findUnique({ where: sideOf({ type, id }), select: { createdAt: true, lastReadAt: true } }),
  }),
)

mutation('renewCalendarFeed', {
  description:
    "Makes a secret address for the viewer's sessions, to subscribe to in a calendar; an earlier one stops working. An email tells the owner. Five an hour.",
  authScopes: { mentor: true, mentee: true },
  errors: [...SIGNED_IN_ERRORS, RateLimitedError],
  resolve: async (context) => ({ address: await renewCalendarFeed(context, sideMemberOf(context)) }),
  payload: {
    description: 'There is a new address; the one before has stopped working.',
    fields: (t) => ({
      address: t.exposeString('address', { description: 'https, ends in .ics. It cannot be asked for again.' }),
      viewer: viewerNow(t, 'Whose sessions it shows.'),
    }),
  },
})

mutation('removeCalendarFeed', {
  description: "Stops the calendar address of the viewer's sessions. Harmless when there is none.",
  authScopes: { mentor: true, mentee: true },
  errors: SIGNED_IN_ERRORS,
  resolve: async (context) => {
    await removeCalendarFeed(context.db, sideMemberOf(context))
    return {}
  },
  payload: viewerPayload('The address no longer works.', 'Whose it was.'),
})
