import { z } from 'zod/mini'
import { REPORT_DETAILS_MAXIMUM } from '../constants.ts'
import { requiredProse } from './fields.ts'

/** What an administrator has found out about a report, and done. */
export const resolveConversationReportSchema = z.object(
  { reportId: z.int('Report is required'), note: requiredProse('Note', REPORT_DETAILS_MAXIMUM) },
  'The note is missing',
)
