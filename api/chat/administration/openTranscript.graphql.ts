import { mutation } from '../../graphql/mutation.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { administratorOf } from '../../graphql/identity.ts'
import { openTranscriptSchema } from '../../rules/inputs/adminActs.ts'
import { ConversationType } from '../conversations/conversation.graphql.ts'
import { must } from '../conversations/conversations.graphql.ts'
import { mayRead, openTranscript } from './transcripts.ts'

mutation('openTranscript', {
  description:
    'Opens a conversation to an administrator, who says why: until then its messages and files are refused. It stands in the audit log once a session. Administrators only.',
  authScopes: { admin: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'A conversation that an administrator has to read.',
    argument: 'Conversation and reason.',
    fields: (t) => ({
      conversationId: t.int({ description: 'Numeric id of the plan.' }),
      reason: t.string({ description: 'Why, 5 to 500 characters; it stands in the audit log.' }),
    }),
    schema: openTranscriptSchema,
  },
  resolve: async (context, input) => {
    await openTranscript(context, administratorOf(context), input)
    // The answer from before the transcript was opened no longer holds.
    context.memo.delete(mayRead)
    return input
  },
  payload: {
    description: 'Its messages can be read for the rest of the session.',
    fields: (t) => ({
      conversation: t.prismaField({
        type: ConversationType,
        description: 'The conversation.',
        resolve: async (query, { conversationId }, _args, { db }) =>
          must(await db.conversation.findUnique({ ...query, where: { planSubscriptionId: conversationId } })),
      }),
    }),
  },
})
