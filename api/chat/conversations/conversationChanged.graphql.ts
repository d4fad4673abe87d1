import { builder } from '../../graphql/builder.ts'
import { NO_ID } from '../../graphql/nodeId.ts'
import { subscribeToChanges, type LiveEvent } from '../../live/liveEvent.ts'
import { LiveEventType } from '../../live/liveEvent.graphql.ts'
import { ChatMessageType } from '../messages/chatMessage.graphql.ts'
import { ConversationType } from './conversation.graphql.ts'
import { ownConversation, ownMessage } from './conversations.graphql.ts'
import { PLAN } from '../../plans/planEvents.ts'
import { CHAT_MESSAGE, CHAT_READ, CHAT_STATE, CHAT_TYPING } from '../chatEvents.ts'

const KindType = builder.enumType('ConversationEventKind', {
  description: 'What happened in a conversation.',
  values: {
    MESSAGE: { value: CHAT_MESSAGE, description: 'A message was sent.' },
    READ: { value: CHAT_READ, description: 'A side has read on.' },
    TYPING: {
      value: CHAT_TYPING,
      description: 'The other side types; it is told again while they do, and ends by itself.',
    },
    STATE: {
      value: CHAT_STATE,
      description: 'A plan has begun, ended or ends on another day, or somebody was blocked.',
    },
  } as const,
})

/** A plan that begins or ends says who may write; it has the number of its conversation. */
const kindOf = (what: string) =>
  ([CHAT_MESSAGE, CHAT_READ, CHAT_TYPING] as const).find((kind) => kind === what) ?? CHAT_STATE

/** Of which conversation is told; null with `STARTED`. */
const conversationIdOf = (event: LiveEvent): number | null =>
  event.change === 'started' ? null : event.what === CHAT_MESSAGE ? (event.of ?? NO_ID) : event.id

// Pothos wants each query to be read, also where nothing is asked with it: so they are copied.
const ConversationEventType = builder.objectRef<LiveEvent>('ConversationEvent').implement({
  description: 'Something happened in a conversation of the viewer.',
  interfaces: [LiveEventType],
  fields: (t) => ({
    what: t.field({
      type: KindType,
      nullable: true,
      description: 'What happened; null with `STARTED`.',
      resolve: (event) => (event.change === 'started' ? null : kindOf(event.what)),
    }),
    conversationId: t.int({
      nullable: true,
      description: 'Numeric id of the plan; null with `STARTED`.',
      resolve: conversationIdOf,
    }),
    conversation: t.prismaField({
      type: ConversationType,
      nullable: true,
      description: 'As it is now; null with `STARTED`, and when it is gone or no longer theirs to see.',
      resolve({ ...query }, event, _args, context) {
        const id = conversationIdOf(event)
        return id === null ? null : ownConversation(context, query, id)
      },
    }),
    chatMessage: t.prismaField({
      type: ChatMessageType,
      nullable: true,
      description: 'The message that was sent; null with anything else, and when it is gone or not theirs to see.',
      resolve: ({ ...query }, event, _args, context) =>
        event.change !== 'started' && event.what === CHAT_MESSAGE ? ownMessage(context, query, event.id) : null,
    }),
  }),
})

builder.subscriptionField('conversationChanged', (t) =>
  t.field({
    type: ConversationEventType,
    authScopes: { mentor: true, mentee: true },
    description:
      'The conversations of the viewer, on whichever side: messages, how far was read, who types, who may write.',
    subscribe: (_root, _args, context) =>
      subscribeToChanges(context, CHAT_MESSAGE, CHAT_READ, CHAT_TYPING, CHAT_STATE, PLAN),
    resolve: (event) => event as LiveEvent,
  }),
)
