import type { ReportReason } from './useReport.ts'

/** Why a conversation is reported, as people choose it. */
export const REPORT_REASONS: readonly (readonly [ReportReason, string])[] = [
  ['SPAM', 'Spam or advertising'],
  ['ABUSE', 'Rude, threatening or harassing'],
  ['OFF_PLATFORM', 'Asks for payment or contact outside Plumbline'],
  ['OTHER', 'Something else'],
]
