import type { App } from '../app.ts'
import { builder } from '../graphql/builder.ts'
import { sideMemberOf, type SideMember } from '../graphql/identity.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { conversationReportSchema, type ConversationReportInput } from '../rules/inputs/chat.ts'
import { NotAllowedError, NotFoundError, NotSignedInError, ValidationError } from '../rules/userErrors.ts'
import { ownConversations } from './conversations.ts'
import { conversationPayload } from './payload.graphql.ts'

/**
 * A side reports a conversation to the administrators; while a report of theirs is open, another one changes nothing.
 * Throws NotFoundError for anyone else's conversation.
 */
export async function reportConversation(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: SideMember,
  { conversationId, reason, details = '' }: ConversationReportInput,
): Promise<void> {
  const where = { planSubscriptionId: conversationId, AND: [ownConversations({ member })] }
  if ((await db.conversation.count({ where })) === 0) throw new NotFoundError('Conversation not found')
  await db.conversationReport.createMany({
    data: [{ planSubscriptionId: conversationId, reporter: member.type, reason, details, createdAt: clock.now() }],
    skipDuplicates: true,
  })
}

export const ReportReasonType = builder.enumType('ConversationReportReason', {
  description: 'Why a conversation is reported.',
  values: {
    SPAM: { value: 'spam', description: 'Advertising, or the same over and over.' },
    ABUSE: { value: 'abuse', description: 'Insults, threats or harassment.' },
    OFF_PLATFORM: { value: 'off_platform', description: 'Asks for payment or contact outside of here.' },
    OTHER: { value: 'other', description: 'Something else.' },
  } as const,
})

const ReportConversationInput = builder
  .inputType('ReportConversationInput', {
    description: 'What is reported.',
    fields: (t) => ({
      conversationId: t.int({ description: 'Numeric id of the plan.' }),
      reason: t.field({ type: ReportReasonType, description: 'Why.' }),
      details: t.string({ required: false, description: 'What happened, at most 1,000 characters; trimmed.' }),
    }),
  })
  .validate(conversationReportSchema)

builder.mutationField('reportConversation', (t) =>
  t.field({
    type: conversationPayload('ReportConversationPayload', 'Administrators may read the conversation now.'),
    authScopes: { mentor: true, mentee: true },
    description:
      'A side asks the administrators to read a conversation. While its report is open, another is the same.',
    errors: { types: [ValidationError, NotSignedInError, NotAllowedError, NotFoundError] },
    args: { input: t.arg({ type: ReportConversationInput, description: 'What.' }) },
    resolve: async (_root, { input }, context) => {
      const conversationId = nodeId(input.conversationId)
      await reportConversation(context, sideMemberOf(context), { ...input, conversationId })
      return { conversationId }
    },
  }),
)
