import { builder } from '../../graphql/builder.ts'
import { enumOf } from '../../graphql/enumOf.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { CHAT_ATTACHMENTS_MAXIMUM } from '../../rules/constants.ts'
import { attachmentsOf, ChatAttachmentType } from './attachments.graphql.ts'
import { isReadByOther } from './reading.ts'
import { ifReadable, readableConversations } from '../administration/transcripts.ts'

export const ConversationSideType = enumOf('ConversationSide', 'One of the two of a conversation.', {
  mentor: 'Its mentor.',
  mentee: 'Its mentee.',
})

export const ChatMessageType = builder.prismaNode('ChatMessage', {
  description:
    'A message of a conversation, as its two sides see it, and administrators who have opened the conversation.',
  id: { field: 'id', description: 'Global id.' },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeId(id), conversation: { is: readableConversations(context) } }),
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    number: t.exposeInt('number', { description: 'Its place in the conversation: 1, 2, 3, without gaps.' }),
    clientId: t.exposeString('clientId', { description: 'The UUID that its client gave it.' }),
    senderType: t.expose('senderType', { type: ConversationSideType, description: 'Who has sent it.' }),
    senderId: t.exposeInt('senderId', { description: 'Numeric id of who has sent it, within their kind of account.' }),
    message: t.string({
      description: 'Plain text; empty only with attachments.',
      select: { planSubscriptionId: true, message: true },
      resolve: ({ planSubscriptionId, message }, _args, context) =>
        ifReadable(context, planSubscriptionId, () => message),
    }),
    attachments: t.field({
      type: [ChatAttachmentType],
      cost: { items: CHAT_ATTACHMENTS_MAXIMUM },
      description: 'Its files.',
      select: { planSubscriptionId: true, attachments: true, attachmentNames: true },
      resolve: (message, _args, context) =>
        ifReadable(context, message.planSubscriptionId, () => attachmentsOf(context, message)),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
    isRead: t.boolean({
      description: 'Whether the other side has read it.',
      select: { planSubscriptionId: true, number: true, senderType: true },
      resolve: (message, _args, context) => isReadByOther(context, message),
    }),
    conversation: t.relation('conversation', { description: 'Where it was sent.' }),
  }),
})
