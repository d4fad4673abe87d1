import { builder } from '../graphql/builder.ts'
import { ConversationType } from './conversation.graphql.ts'
import { ownConversationNow } from './momentary.ts'

/** What a change of a conversation answers: the conversation as it is then. */
export function conversationPayload(name: string, description: string) {
  return builder.objectRef<{ conversationId: number }>(name).implement({
    description,
    fields: (t) => ({
      conversation: t.prismaField({
        type: ConversationType,
        description: 'As it is now.',
        resolve: async (query, { conversationId }, _args, context) =>
          must(await ownConversationNow(context, query, conversationId)),
      }),
    }),
  })
}

/** What was just changed is there. */
export function must<T>(row: T | null): T {
  if (row === null) throw new Error('A conversation is gone')
  return row
}
