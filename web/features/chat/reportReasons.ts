import type { ConversationReportReason } from '../../__generated__/ReportDialogMutation.graphql.ts'

/** Why a conversation is reported, as people choose it. */
export const REPORT_REASONS: readonly (readonly [ConversationReportReason, string])[] = [
  ['SPAM', 'Spam or advertising'],
  ['ABUSE', 'Rude, threatening or harassing'],
  ['OFF_PLATFORM', 'Asks for payment or contact outside Plumbline'],
  ['OTHER', 'Something else'],
]
