/** What the two sides report, as administrators see it. */
import { builder } from '../../graphql/builder.ts'
import { enumOf } from '../../graphql/enumOf.ts'
import { ConversationSideType } from '../messages/chatMessage.graphql.ts'

export const ReportReasonType = enumOf('ConversationReportReason', 'Why a conversation is reported.', {
  spam: 'Advertising, or the same over and over.',
  abuse: 'Insults, threats or harassment.',
  off_platform: 'Asks for payment or contact outside of here.',
  other: 'Something else.',
})

const ReportStatusType = enumOf('ConversationReportStatus', 'Whether a report waits for an administrator.', {
  open: 'Nobody has dealt with it.',
  resolved: 'An administrator has.',
})

export const ConversationReportType = builder.prismaObject('ConversationReport', {
  description: 'A side has asked the administrators to read a conversation. For administrators only.',
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    conversation: t.relation('conversation', { description: 'What is reported, with both people.' }),
    reporter: t.expose('reporter', { type: ConversationSideType, description: 'Who reports it.' }),
    reason: t.expose('reason', { type: ReportReasonType, description: 'Why.' }),
    details: t.exposeString('details', { description: 'What happened, in their words; may be empty.' }),
    status: t.expose('status', { type: ReportStatusType, description: 'Whether it waits.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was reported.' }),
    note: t.exposeString('note', { description: 'What the administrator noted; empty while it is open.' }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an administrator dealt with it; null while it is open.',
    }),
    resolvedBy: t.string({
      nullable: true,
      description: 'Username of the administrator; null while it is open, and once that administrator is gone.',
      select: { administrator: { select: { username: true } } },
      resolve: ({ administrator }) => administrator?.username ?? null,
    }),
  }),
})

builder.queryField('conversationReports', (t) =>
  t.prismaConnection({
    type: ConversationReportType,
    cursor: 'id',
    authScopes: { admin: true },
    description: 'Reports of conversations, open ones first, then the newest. Administrators only.',
    resolve: (query, _root, _args, { db }) =>
      db.conversationReport.findMany({ ...query, orderBy: [{ status: 'asc' }, { id: 'desc' }] }),
  }),
)
