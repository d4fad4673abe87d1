/** A report of a conversation as REST answers it. */
import { z } from 'zod/mini'
import { typed, type ResultOf } from '../graphql/typed.ts'
import { ID, INSTANT, lowerCase } from '../rest/fields.ts'

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
