import type { App } from '../../app.ts'
import { mutation } from '../../graphql/mutation.ts'
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

mutation('reportConversation', {
  description: 'A side asks the administrators to read a conversation. While its report is open, another is the same.',
  authScopes: { mentor: true, mentee: true },
  errors: CHANGE_ERRORS,
  input: {
    description: 'What is reported.',
    argument: 'What.',
    fields: (t) => ({
      conversationId: t.int({ description: 'Numeric id of the plan.' }),
      reason: t.field({ type: ReportReasonType, description: 'Why.' }),
      details: t.string({ required: false, description: 'What happened, at most 1,000 characters; trimmed.' }),
    }),
    schema: conversationReportSchema,
  },
  resolve: async (context, input) => {
    await reportConversation(context, sideMemberOf(context), input)
    return input
  },
  payload: conversationPayload('Administrators may read the conversation now.'),
})

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

mutation('resolveConversationReport', {
  description: 'An administrator has dealt with a report of a conversation, once.',
  authScopes: { admin: true },
  errors: [...CHANGE_ERRORS, ReportResolvedError],
  input: {
    description: 'Which report, and what came of it.',
    argument: 'Which, and what came of it.',
    fields: (t) => ({
      reportId: t.int({ description: 'Numeric id of the report.' }),
      note: t.string({ description: 'For administrators, 1 to 1,000 characters; trimmed.' }),
    }),
    schema: resolveConversationReportSchema,
  },
  resolve: async (context, input) => {
    await resolveConversationReport(context, administratorOf(context), input)
    return input
  },
  payload: {
    description: 'The report is resolved.',
    fields: (t) => ({ report: rowNow(t, 'ConversationReport', 'reportId', 'The report with its note.') }),
  },
})
