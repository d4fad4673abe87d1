import { SESSION_LENGTH } from '../rules/constants.ts'
import { builder } from '../graphql/builder.ts'
import { enumOf } from '../graphql/enumOf.ts'

export const PackageTypeType = enumOf('PackageType', 'What is sold.', {
  starter: `One one-to-one session of ${SESSION_LENGTH}.`,
  advanced: `One plan: chat and three sessions of ${SESSION_LENGTH}.`,
})

export const BookingStatusType = enumOf(
  'BookingStatus',
  'Where a booking stands. It only moves forward, but for a completed plan that runs again when its mentor gives a call back.',
  {
    pending: 'Held while it is paid for.',
    confirmed: 'Paid.',
    completed: 'Held, and marked so by the mentee.',
    cancelled: 'Called off.',
    expired: 'The hold ran out or was moved.',
  },
)

export const BookingPaymentStatusType = enumOf('BookingPaymentStatus', "Where a booking's money stands.", {
  pending: 'Not paid.',
  completed: 'Paid.',
  failed: 'Tried without success.',
  refunded: 'Paid and given back.',
})

const NoShowAnswerType = enumOf('NoShowAnswer', 'What the side says that is reported as missing.', {
  agreed: 'They did not come: the session is cancelled.',
  disputed: 'They did: the team decides.',
})

export const NoShowFindingType = enumOf(
  'NoShowFinding',
  'What the team has found out about a report that somebody did not come.',
  {
    mentee_missed: 'The mentee did not come.',
    mentor_missed: 'The mentor did not come.',
    took_place: 'The session took place.',
  },
)

export const BookingActorType = enumOf('BookingActor', 'Who did something with a booking.', {
  mentee: 'Its mentee.',
  mentor: 'Its mentor.',
  administrator: 'The team.',
})

export const BookingProposalType = builder
  .objectRef<{ startsAt: Date; endsAt: Date; expiresAt: Date; refundLine: string }>('BookingProposal')
  .implement({
    description: 'Another time for a session, which its mentee accepts or declines. It is held for nobody.',
    fields: (t) => ({
      startsAt: t.expose('startsAt', { type: 'DateTime', description: 'Start of the session then.' }),
      endsAt: t.expose('endsAt', { type: 'DateTime', description: 'End of the session then.' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be answered.' }),
      refundLine: t.exposeString('refundLine', {
        description: 'What its mentee gets back by cancelling the session at that time, in a few words.',
      }),
    }),
  })

export const NoShowType = builder.prismaObject('NoShow', {
  description: 'One side of a session has reported that the other did not come.',
  select: {},
  fields: (t) => ({
    reportedBy: t.expose('reportedBy', { type: BookingActorType, description: 'The side that waited.' }),
    reportedAt: t.expose('reportedAt', { type: 'DateTime', description: 'When.' }),
    reportStatement: t.exposeString('reportStatement', {
      nullable: true,
      description: 'What happened, as the side that waited says; null without. For both sides and administrators.',
    }),
    answer: t.expose('answer', {
      type: NoShowAnswerType,
      nullable: true,
      description: 'What the other side says; null while they have not answered.',
    }),
    answerStatement: t.exposeString('answerStatement', {
      nullable: true,
      description: 'What happened, as the other side says; null without. For both sides and administrators.',
    }),
    finding: t.expose('finding', {
      type: NoShowFindingType,
      nullable: true,
      description: 'What the team has found out; null while it has not decided.',
    }),
    decidedAt: t.expose('decidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the team decided; null while it has not.',
    }),
  }),
})

export const BookingJoinType = builder.prismaObject('BookingJoin', {
  description:
    'One side pressed Join on a page of ours, from a quarter of an hour before the session until its end. It does not prove that they stayed; who joins by another way leaves none.',
  select: {},
  fields: (t) => ({
    side: t.expose('side', { type: BookingActorType, description: 'Who pressed it.' }),
    firstAt: t.expose('firstAt', { type: 'DateTime', description: 'When first.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', description: 'When last.' }),
    presses: t.exposeInt('presses', { description: 'How often; within a minute of the last one it counts once.' }),
  }),
})
