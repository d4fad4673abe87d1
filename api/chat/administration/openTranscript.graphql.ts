import { builder } from '../../graphql/builder.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { administratorOf } from '../../graphql/identity.ts'
import { openTranscriptSchema } from '../../rules/inputs/adminActs.ts'
import { ConversationType } from '../conversations/conversation.graphql.ts'
import { must } from '../conversations/conversations.graphql.ts'
import { mayRead, openTranscript } from './transcripts.ts'

const OpenTranscriptInput = builder
  .inputType('OpenTranscriptInput', {
    description: 'A conversation that an administrator has to read.',
    fields: (t) => ({
      conversationId: t.int({ description: 'Numeric id of the plan.' }),
      reason: t.string({ description: 'Why, 5 to 500 characters; it stands in the audit log.' }),
    }),
  })
  .validate(openTranscriptSchema)

const OpenTranscriptPayload = builder.objectRef<{ conversationId: number }>('OpenTranscriptPayload').implement({
  description: 'Its messages can be read for the rest of the session.',
  fields: (t) => ({
    conversation: t.prismaField({
      type: ConversationType,
      description: 'The conversation.',
      resolve: async (query, { conversationId }, _args, { db }) =>
        must(await db.conversation.findUnique({ ...query, where: { planSubscriptionId: conversationId } })),
    }),
  }),
})

builder.mutationField('openTranscript', (t) =>
  t.field({
    type: OpenTranscriptPayload,
    authScopes: { admin: true },
    description:
      'Opens a conversation to an administrator, who says why: until then its messages and files are refused. It stands in the audit log once a session. Administrators only.',
    errors: { types: CHANGE_ERRORS },
    args: { input: t.arg({ type: OpenTranscriptInput, description: 'Conversation and reason.' }) },
    resolve: async (_root, { input }, context) => {
      await openTranscript(context, administratorOf(context), input)
      // What was asked before it was open is asked anew.
      context.memo.delete(mayRead)
      return input
    },
  }),
)
