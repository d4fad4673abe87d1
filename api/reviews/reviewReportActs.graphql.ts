/** What members report, and what administrators do about a report. */
import type { z } from 'zod/mini'
import type { App } from '../app.ts'
import { record } from '../audit/record.ts'
import { ReportResolvedError } from '../chat/chatErrors.graphql.ts'
import { inTransaction } from '../database/transaction.ts'
import { CHANGE_ERRORS } from '../graphql/errors.ts'
import { administratorOf, memberOf, type Administrator, type Member } from '../graphql/identity.ts'
import { mutation } from '../graphql/mutation.ts'
import { rowNow } from '../graphql/rowNow.ts'
import { reportReviewSchema, resolveReviewReportSchema } from '../rules/inputs/reviews.ts'
import { NotFoundError, RateLimitedError } from '../rules/userErrors.ts'
import { ReviewReportReasonType } from './reviewReports.graphql.ts'
import { visibleReviews } from './reviews.graphql.ts'

const REPORTS = { max: 10, windowSeconds: 24 * 60 * 60 }

mutation('reportReview', {
  description:
    'A member asks our team to look at a review. While their report is open, another is the same. At most 10 a day.',
  authScopes: { member: true },
  errors: [...CHANGE_ERRORS, RateLimitedError],
  input: {
    description: 'What is reported.',
    argument: 'What.',
    fields: (t) => ({
      reviewId: t.int({ description: 'Numeric id of the review.' }),
      reason: t.field({ type: ReviewReportReasonType, description: 'Why.' }),
      details: t.string({ required: false, description: 'What is wrong, at most 1,000 characters; trimmed.' }),
    }),
    schema: reportReviewSchema,
  },
  resolve: async (context, input) => {
    await reportReview(context, memberOf(context), input)
    return input
  },
  payload: {
    description: 'Our team looks at the review.',
    fields: (t) => ({ review: rowNow(t, 'Review', 'reviewId', 'The review.') }),
  },
})

/** Throws NotFoundError for a review that the member does not see, and RateLimitedError. */
export async function reportReview(
  { db, clock, limiter }: Pick<App, 'db' | 'clock' | 'limiter'>,
  member: Member,
  { reviewId, reason, details = '' }: z.infer<typeof reportReviewSchema>,
): Promise<void> {
  const where = { id: reviewId, AND: [visibleReviews({ member, administrator: null })] }
  if ((await db.review.count({ where })) === 0) throw new NotFoundError('Review not found')
  await limiter.take(`review-report:${member.type}:${member.id}`, REPORTS)
  await db.reviewReport.createMany({
    data: [{ reviewId, reporterType: member.type, reporterId: member.id, reason, details, createdAt: clock.now() }],
    skipDuplicates: true,
  })
}

mutation('resolveReviewReport', {
  description: 'An administrator has dealt with a report of a review, which stays as it is. Administrators only.',
  authScopes: { admin: true },
  errors: [...CHANGE_ERRORS, ReportResolvedError],
  input: {
    description: 'Which report, and what came of it.',
    argument: 'Which, and what came of it.',
    fields: (t) => ({
      reportId: t.int({ description: 'Numeric id of the report.' }),
      note: t.string({ description: 'For administrators, 1 to 1,000 characters; trimmed.' }),
    }),
    schema: resolveReviewReportSchema,
  },
  resolve: async (context, input) => {
    await resolveReviewReport(context, administratorOf(context), input)
    return input
  },
  payload: {
    description: 'The report is resolved.',
    fields: (t) => ({ report: rowNow(t, 'ReviewReport', 'reportId', 'The report with its note.') }),
  },
})

/** Throws NotFoundError, and ReportResolvedError if another administrator was first. */
export async function resolveReviewReport(
  app: Pick<App, 'db' | 'clock'>,
  by: Pick<Administrator, 'id' | 'username'>,
  { reportId, note }: z.infer<typeof resolveReviewReportSchema>,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { count } = await tx.reviewReport.updateMany({
      where: { id: reportId, resolvedAt: null },
      data: { resolvedAt: app.clock.now(), note },
    })
    const report = await tx.reviewReport.findUnique({
      where: { id: reportId },
      select: { review: { select: { id: true, mentorId: true } } },
    })
    if (!report) throw new NotFoundError('Report not found')
    if (count === 0) throw new ReportResolvedError()
    await record(tx, app, by, {
      action: 'report.resolved',
      subjects: [`report:${reportId}`, `review:${report.review.id}`, `mentor:${report.review.mentorId}`],
      reason: note,
      before: { status: 'open' },
      after: { status: 'resolved' },
    })
  })
}
