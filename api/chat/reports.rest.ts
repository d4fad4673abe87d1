import { z } from 'zod/mini'
import { typed } from '../graphql/typed.ts'
import { FAILURE } from '../rest/failures.ts'
import { route } from '../rest/route.ts'
import { resolveConversationReportSchema } from '../rules/inputs/adminActs.ts'
import { REPORT, reportAnswer, reportSchema } from './reportAnswer.ts'

/** What the two sides of a conversation report, for administrators. */
export const reportRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/conversation-reports',
    tag: 'Administration',
    summary: 'Every report of a conversation, open ones first, then the newest; administrators only',
    document: typed(
      `query ($after: String) {
        conversationReports(first: 100, after: $after) {
          edges { node { ...ReportAnswer } } pageInfo { hasNextPage endCursor }
        }
      }`,
      [REPORT],
    ),
    next: ({ conversationReports: { pageInfo } }) => (pageInfo.hasNextPage ? { after: pageInfo.endCursor } : null),
    response: z.array(reportSchema),
    rows: ({ conversationReports }) => conversationReports.edges.map(({ node }) => reportAnswer(node)),
  }),
  route({
    method: 'POST',
    path: '/api/admin/conversation-reports/:id/resolve',
    tag: 'Administration',
    summary: 'Says that a report of a conversation was dealt with, and what came of it',
    document: typed(
      `mutation ($input: ResolveConversationReportInput!) {
        resolveConversationReport(input: $input) {
          ...Failure ... on ResolveConversationReportPayload { report { ...ReportAnswer } }
        }
      }`,
      [FAILURE, REPORT],
    ),
    body: z.omit(resolveConversationReportSchema, { reportId: true }),
    variables: ({ params, body }) => ({ input: { ...body, reportId: params.id } }),
    response: reportSchema,
    answer: ({ resolveConversationReport }) => reportAnswer(resolveConversationReport.report),
  }),
]
