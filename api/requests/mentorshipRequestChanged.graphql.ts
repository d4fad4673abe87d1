import { builder } from '../graphql/builder.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { subscribeToChanges, type LiveEvent } from '../live/liveEvent.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'
import { REQUEST } from './announceRequest.ts'
import { MentorshipRequestType, visibleRequests } from './mentorshipRequest.graphql.ts'

const MentorshipRequestEventType = builder.objectRef<LiveEvent>('MentorshipRequestEvent').implement({
  description: 'Something happened to a request of the viewer.',
  interfaces: [LiveEventType],
  fields: (t) => ({
    request: t.prismaField({
      type: MentorshipRequestType,
      nullable: true,
      description: 'As it is now; null with `STARTED`, and when it is gone or no longer theirs to see.',
      resolve(query, { id }, _args, { db, member }) {
        const own = { ...query, where: { id: id ?? NO_ID, AND: [visibleRequests({ member, administrator: null })] } }
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
