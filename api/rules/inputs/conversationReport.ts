import { z } from 'zod/mini'
import { REPORT_DETAILS_MAXIMUM } from '../constants.ts'
import { optionalProse } from './fields.ts'

/** Why a conversation is reported, and what happened. */
export const conversationReportSchema = z.object(
  {
    conversationId: z.int('Conversation is required'),
    reason: z.enum(['spam', 'abuse', 'off_platform', 'other'], 'Please choose a reason'),
    details: optionalProse('Details', REPORT_DETAILS_MAXIMUM),
  },
  'The report is missing',
)
export type ConversationReportInput = z.infer<typeof conversationReportSchema>
