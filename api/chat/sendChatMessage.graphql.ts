import { viewerId } from '../accounts/viewer.ts'
import { builder } from '../graphql/builder.ts'
import { sideMemberOf } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { chatMessageSchema } from '../rules/inputs/chat.ts'
import {
  NotAllowedError,
  NotFoundError,
  NotSignedInError,
  RateLimitedError,
  ValidationError,
} from '../rules/userErrors.ts'
import { ChatBlockedError, ChatExpiredError, ClientIdTakenError, MentorLeftError } from './chatErrors.ts'
import { ChatMessageType } from './chatMessage.graphql.ts'
import { ConversationType } from './conversation.graphql.ts'
import { ownConversationNow, ownMessageNow } from './momentary.ts'
import { must } from './payload.graphql.ts'
import { sendChatMessage } from './sendChatMessage.ts'

const ChatAttachmentInput = builder.inputType('ChatAttachmentInput', {
  description: 'A file that the sender has uploaded as a private one.',
  fields: (t) => ({
    fileId: t.id({ description: 'Id that the upload has answered.' }),
    name: t.string({ description: 'What the file is called.' }),
  }),
})

const SendChatMessageInput = builder
  .inputType('SendChatMessageInput', {
    description: 'What is sent where.',
    fields: (t) => ({
      conversationId: t.int({ description: 'Numeric id of the plan.' }),
      clientId: t.string({ description: 'UUID made by the client: the same one twice is one message.' }),
      message: t.string({ description: 'Plain text, trimmed; 1 to 4,000 characters, or empty with attachments.' }),
      writtenBy: t.string({
        required: false,
        description:
          'Viewer.id of whoever wrote it: when somebody else is signed in by now nothing is sent, the answer is NotSignedInError.',
      }),
      attachments: t.field({ type: [ChatAttachmentInput], required: false, description: 'Five files at most.' }),
    }),
  })
  .validate(chatMessageSchema)

const SendChatMessagePayload = builder
  .objectRef<{ messageId: number; conversationId: number }>('SendChatMessagePayload')
  .implement({
    description: 'It is sent, now or before.',
    fields: (t) => ({
      chatMessage: t.prismaField({
        type: ChatMessageType,
        description: 'The message, with its number.',
        resolve: async (query, { messageId }, _args, context) => must(await ownMessageNow(context, query, messageId)),
      }),
      conversation: t.prismaField({
        type: ConversationType,
        description: 'Where it was sent.',
        resolve: async (query, { conversationId }, _args, context) =>
          must(await ownConversationNow(context, query, conversationId)),
      }),
    }),
  })

builder.mutationField('sendChatMessage', (t) =>
  t.field({
    type: SendChatMessagePayload,
    authScopes: { mentor: true, mentee: true },
    description:
      'A side writes in a conversation while its plan gives access and its mentor takes part. 30 messages a minute; repeating one costs nothing and answers the message that is there.',
    errors: {
      types: [
        ValidationError,
        NotSignedInError,
        NotAllowedError,
        NotFoundError,
        ChatExpiredError,
        MentorLeftError,
        ChatBlockedError,
        ClientIdTakenError,
        RateLimitedError,
      ],
    },
    args: { input: t.arg({ type: SendChatMessageInput, description: 'What is sent where.' }) },
    resolve: async (_root, { input: { writtenBy, ...message } }, context) => {
      const conversationId = nodeId(message.conversationId)
      const sender = sideMemberOf(context)
      // What waited on a device is sent by itself, also just after another member has logged in there.
      if (writtenBy && writtenBy !== viewerId(sender)) throw new NotSignedInError()
      const messageId = await sendChatMessage(context, sender, { ...message, conversationId })
      return { messageId, conversationId }
    },
  }),
)
