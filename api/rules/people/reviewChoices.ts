/** What is chosen in a review, and in a report of one: the database admits no other. */
export const REVIEW_TAGS = {
  clear_explanations: 'Clear explanations',
  practical_advice: 'Practical advice',
  deep_knowledge: 'Deep knowledge',
  well_prepared: 'Well prepared',
  good_listener: 'Good listener',
  honest_feedback: 'Honest feedback',
  career_direction: 'Career direction',
  useful_resources: 'Useful resources',
} as const
export type ReviewTag = keyof typeof REVIEW_TAGS
export const REVIEW_TAG_NAMES = Object.keys(REVIEW_TAGS) as [ReviewTag, ...ReviewTag[]]

export const REVIEW_REPORT_REASONS = {
  abuse: 'Insults or threats',
  off_topic: 'Not about the session',
  personal_details: 'Personal details',
  fake: 'Made up or paid for',
  other: 'Something else',
} as const
export type ReviewReportReason = keyof typeof REVIEW_REPORT_REASONS
export const REVIEW_REPORT_REASON_NAMES = Object.keys(REVIEW_REPORT_REASONS) as [
  ReviewReportReason,
  ...ReviewReportReason[],
]
