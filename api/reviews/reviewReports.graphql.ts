/** What members report of reviews, as administrators see it. */
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'
import { ReviewType } from './reviews.graphql.ts'

export const ReviewReportReasonType = enumOf('ReviewReportReason', 'Why a review is reported.', {
  abuse: 'Insults, threats or hatred.',
  off_topic: 'Not about the session.',
  personal_details: 'Who somebody is, or how to reach them.',
  fake: 'Made up, or written for a return.',
  other: 'Something else.',
})

const ReporterType = enumOf('ReviewReporter', 'What kind of account reports a review.', {
  mentor: 'A mentor.',
  mentee: 'A mentee.',
  community: 'A member of the community.',
})

export const ReviewReportType = builder.prismaObject('ReviewReport', {
  description: 'A member has asked our team to look at a review. For administrators only.',
  select: {},
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Numeric id.' }),
    review: t.relation('review', { type: ReviewType, description: 'What is reported.' }),
    mentor: t.prismaField({
      type: 'Mentor',
      description: 'Whose profile it is on.',
      select: { review: { select: { mentorId: true } } },
      resolve: (query, { review }, _args, { db }) =>
        db.mentor.findUniqueOrThrow({ ...query, where: { id: review.mentorId } }),
    }),
    reporter: t.expose('reporterType', { type: ReporterType, description: 'What kind of account reports it.' }),
    reporterIsMentor: t.boolean({
      description: 'Whether the mentor whose review it is reports it.',
      select: { reporterType: true, reporterId: true, review: { select: { mentorId: true } } },
      resolve: ({ reporterType, reporterId, review }) => reporterType === 'mentor' && reporterId === review.mentorId,
    }),
    reason: t.expose('reason', { type: ReviewReportReasonType, description: 'Why.' }),
    details: t.exposeString('details', { description: 'What is wrong, in their words; may be empty.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was reported.' }),
    note: t.exposeString('note', { description: 'What the administrator noted; empty while it is open.' }),
    resolvedAt: t.expose('resolvedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an administrator dealt with it; null while it is open.',
    }),
  }),
})
