import { builder } from '../graphql/builder.ts'
import { NO_ID } from '../graphql/nodeId.ts'
import { follow, type Told } from '../live/follow.ts'
import { LiveEventType } from '../live/liveEvent.graphql.ts'
import { ChatMessageType } from './chatMessage.graphql.ts'
import { ConversationType } from './conversation.graphql.ts'
import { ownConversationNow, ownMessageNow } from './momentary.ts'
import { PLAN } from '../plans/tellPlan.ts'
import { CHAT_MESSAGE, CHAT_READ, CHAT_STATE, CHAT_TYPING } from './happenings.ts'

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
const KINDS: Record<string, typeof CHAT_MESSAGE | typeof CHAT_READ | typeof CHAT_TYPING | typeof CHAT_STATE> = {
  [CHAT_MESSAGE]: CHAT_MESSAGE,
  [CHAT_READ]: CHAT_READ,
  [CHAT_TYPING]: CHAT_TYPING,
}

/** Of which conversation is told; null with `STARTED`. */
const conversationIdOf = (told: Told): number | null =>
  told.change === 'started' ? null : told.what === CHAT_MESSAGE ? (told.of ?? NO_ID) : told.id

const ConversationEventType = builder.objectRef<Told>('ConversationEvent').implement({
  description: 'Something happened in a conversation of the viewer.',
  interfaces: [LiveEventType],
  fields: (t) => ({
    what: t.field({
      type: KindType,
      nullable: true,
      description: 'What happened; null with `STARTED`.',
      resolve: (told) => (told.change === 'started' ? null : (KINDS[told.what] ?? CHAT_STATE)),
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
      resolve(query, told, _args, context) {
        const [asked, id] = [{ ...query }, conversationIdOf(told)]
        return id === null ? null : ownConversationNow(context, asked, id)
      },
    }),
    chatMessage: t.prismaField({
      type: ChatMessageType,
      nullable: true,
      description: 'The message that was sent; null with anything else, and when it is gone or not theirs to see.',
      resolve(query, told, _args, context) {
        const asked = { ...query }
        return told.change !== 'started' && told.what === CHAT_MESSAGE ? ownMessageNow(context, asked, told.id) : null
      },
    }),
  }),
})

builder.subscriptionField('conversationChanged', (t) =>
  t.field({
    type: ConversationEventType,
    authScopes: { mentor: true, mentee: true },
    description:
      'The conversations of the viewer, on whichever side: messages, how far was read, who types, who may write.',
    subscribe: (_root, _args, context) => follow(context, CHAT_MESSAGE, CHAT_READ, CHAT_TYPING, CHAT_STATE, PLAN),
    resolve: (told) => told as Told,
  }),
)
