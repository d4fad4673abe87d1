import { builder } from '../graphql/builder.ts'
import { ConversationType } from './conversation.graphql.ts'

/** What a change of a conversation answers: the conversation as it is then. */
export function conversationPayload(name: string, description: string) {
  return builder.objectRef<{ conversationId: number }>(name).implement({
    description,
    fields: (t) => ({
      conversation: t.prismaField({
        type: ConversationType,
        description: 'As it is now.',
        resolve: (query, { conversationId }, _args, { db }) =>
          db.conversation.findUniqueOrThrow({ ...query, where: { planSubscriptionId: conversationId } }),
      }),
    }),
  })
}
