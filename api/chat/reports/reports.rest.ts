import { z } from 'zod/mini'
import { typed, type ResultOf } from '../../graphql/typed.ts'
import { change } from '../../rest/failures.ts'
import { pageAfter } from '../../rest/pages.ts'
import { route } from '../../rest/route.ts'
import { resolveConversationReportSchema } from '../../rules/inputs/adminActs.ts'
import { ID, INSTANT, lowerCase } from '../../rest/fields.ts'

export const REPORT = typed(`
  fragment ReportAnswer on ConversationReport {
    databaseId reporter reason details status createdAt note resolvedAt resolvedBy
    conversation { databaseId plan { mentor { name } mentee { name } } }
  }
`)

export const reportSchema = z.object({
  id: ID,
  conversationId: ID,
  mentorName: z.string(),
  menteeName: z.string(),
  reporter: z.enum(['mentor', 'mentee']),
  reason: z.enum(['abuse', 'off_platform', 'spam', 'other']),
  details: z.string(),
  status: z.enum(['open', 'resolved']),
  createdAt: INSTANT,
  note: z.string(),
  resolvedAt: z.nullable(INSTANT),
  resolvedBy: z.nullable(z.string()),
})

export function reportAnswer({ databaseId, conversation, ...report }: ResultOf<typeof REPORT>) {
  return {
    id: databaseId,
    conversationId: conversation.databaseId,
    mentorName: conversation.plan.mentor.name,
    menteeName: conversation.plan.mentee.name,
    ...report,
    reporter: lowerCase(report.reporter),
    reason: lowerCase(report.reason),
    status: lowerCase(report.status),
  }
}

export const reportRoutes = [
  route('GET /api/admin/conversation-reports', 'Administration', {
    summary: 'Every report of a conversation, open ones first, then the newest; administrators only',
    document: typed(
      `query ($after: String) {
        conversationReports(first: 100, after: $after) {
          edges { node { ...ReportAnswer } } pageInfo { hasNextPage endCursor }
        }
      }`,
      [REPORT],
    ),
    next: ({ conversationReports }) => pageAfter(conversationReports),
    response: z.array(reportSchema),
    rows: ({ conversationReports }) => conversationReports.edges.map(({ node }) => reportAnswer(node)),
  }),
  route('POST /api/admin/conversation-reports/:id/resolve', 'Administration', {
    summary: 'Says that a report of a conversation was dealt with, and what came of it',
    document: change('resolveConversationReport', 'report { ...ReportAnswer }', [REPORT]),
    body: z.omit(resolveConversationReportSchema, { reportId: true }),
    variables: ({ params, body }) => ({ input: { ...body, reportId: params.id } }),
    response: reportSchema,
    answer: ({ resolveConversationReport }) => reportAnswer(resolveConversationReport.report),
  }),
]
