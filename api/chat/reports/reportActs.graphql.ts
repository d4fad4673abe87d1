import type { App } from '../../app.ts'
import { builder } from '../../graphql/builder.ts'
import { CHANGE_ERRORS } from '../../graphql/errors.ts'
import { rowNow } from '../../graphql/rowNow.ts'
import { sideMemberOf, type SideMember, administratorOf, type Administrator } from '../../graphql/identity.ts'
import { conversationReportSchema, type ConversationReportInput } from '../../rules/inputs/chat.ts'
import { NotFoundError } from '../../rules/userErrors.ts'
import { ownConversations } from '../conversations/conversations.ts'
import { ReportReasonType } from './conversationReports.graphql.ts'
import { conversationPayload } from '../conversations/conversations.graphql.ts'
import { record } from '../../audit/record.ts'
import { inTransaction } from '../../database/transaction.ts'
import { resolveConversationReportSchema } from '../../rules/inputs/adminActs.ts'
import { ReportResolvedError } from '../chatErrors.graphql.ts'
import { publishChatState } from '../chatEvents.ts'

/** A side reports a conversation, once while its report is open. Throws NotFoundError for anyone else's. */
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
    errors: { types: CHANGE_ERRORS },
    args: { input: t.arg({ type: ReportConversationInput, description: 'What.' }) },
    resolve: async (_root, { input }, context) => {
      await reportConversation(context, sideMemberOf(context), input)
      return input
    },
  }),
)

/** An administrator has resolved a report. Throws NotFoundError, and ReportResolvedError if another was first. */
export async function resolveConversationReport(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { reportId, note }: { reportId: number; note: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Compare and set: of two administrators the first one counts.
    const { count } = await tx.conversationReport.updateMany({
      where: { id: reportId, status: 'open' },
      data: { status: 'resolved', note, resolvedAt: clock.now(), resolvedById: by.id },
    })
    const report = await tx.conversationReport.findUnique({
      where: { id: reportId },
      select: { conversation: { select: { planSubscriptionId: true, mentorId: true, menteeId: true } } },
    })
    if (!report) throw new NotFoundError('Report not found')
    if (count === 0) throw new ReportResolvedError()
    const { planSubscriptionId, mentorId, menteeId } = report.conversation
    await record(tx, { clock }, by, {
      action: 'report.resolved',
      subjects: [
        `report:${reportId}`,
        `conversation:${planSubscriptionId}`,
        `mentor:${mentorId}`,
        `mentee:${menteeId}`,
      ],
      reason: note,
      before: { status: 'open' },
      after: { status: 'resolved' },
    })
    await publishChatState(tx, report.conversation)
  })
}

const ResolveConversationReportInput = builder
  .inputType('ResolveConversationReportInput', {
    description: 'Which report, and what came of it.',
    fields: (t) => ({
      reportId: t.int({ description: 'Numeric id of the report.' }),
      note: t.string({ description: 'For administrators, 1 to 1,000 characters; trimmed.' }),
    }),
  })
  .validate(resolveConversationReportSchema)

const ResolveConversationReportPayload = builder
  .objectRef<{ reportId: number }>('ResolveConversationReportPayload')
  .implement({
    description: 'The report is resolved.',
    fields: (t) => ({ report: rowNow(t, 'ConversationReport', 'reportId', 'The report with its note.') }),
  })

builder.mutationField('resolveConversationReport', (t) =>
  t.field({
    type: ResolveConversationReportPayload,
    authScopes: { admin: true },
    description: 'An administrator has dealt with a report of a conversation, once.',
    errors: { types: [...CHANGE_ERRORS, ReportResolvedError] },
    args: { input: t.arg({ type: ResolveConversationReportInput, description: 'Which, and what came of it.' }) },
    resolve: async (_root, { input }, context) => {
      await resolveConversationReport(context, administratorOf(context), input)
      return input
    },
  }),
)
