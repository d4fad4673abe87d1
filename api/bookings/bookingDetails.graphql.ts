import { builder } from '../graphql/builder.ts'

export const PackageTypeType = builder.enumType('PackageType', {
  description: 'What is sold.',
  values: {
    STARTER: { value: 'starter', description: 'One one-to-one session of 45 minutes.' },
    ADVANCED: { value: 'advanced', description: 'One plan: chat and three sessions of 45 minutes.' },
  } as const,
})

export const BookingStatusType = builder.enumType('BookingStatus', {
  description:
    'Where a booking stands. It only moves forward, but for a completed plan that runs again when its mentor gives a call back.',
  values: {
    PENDING: { value: 'pending', description: 'Held while it is paid for.' },
    CONFIRMED: { value: 'confirmed', description: 'Paid.' },
    COMPLETED: { value: 'completed', description: 'Held, and marked so by the mentee.' },
    CANCELLED: { value: 'cancelled', description: 'Called off.' },
    EXPIRED: { value: 'expired', description: 'The hold ran out or was moved.' },
  } as const,
})

export const BookingPaymentStatusType = builder.enumType('BookingPaymentStatus', {
  description: "Where a booking's money stands.",
  values: {
    PENDING: { value: 'pending', description: 'Not paid.' },
    COMPLETED: { value: 'completed', description: 'Paid.' },
    FAILED: { value: 'failed', description: 'Tried without success.' },
    REFUNDED: { value: 'refunded', description: 'Paid and given back.' },
  } as const,
})

const NoShowAnswerType = builder.enumType('NoShowAnswer', {
  description: 'What the side says that is reported as missing.',
  values: {
    AGREED: { value: 'agreed', description: 'They did not come: the session is cancelled.' },
    DISPUTED: { value: 'disputed', description: 'They did: the team decides.' },
  } as const,
})

export const NoShowFindingType = builder.enumType('NoShowFinding', {
  description: 'What the team has found out about a report that somebody did not come.',
  values: {
    MENTEE_MISSED: { value: 'mentee_missed', description: 'The mentee did not come.' },
    MENTOR_MISSED: { value: 'mentor_missed', description: 'The mentor did not come.' },
    TOOK_PLACE: { value: 'took_place', description: 'The session took place.' },
  } as const,
})

export const BookingActorType = builder.enumType('BookingActor', {
  description: 'Who did something with a booking.',
  values: {
    MENTEE: { value: 'mentee', description: 'Its mentee.' },
    MENTOR: { value: 'mentor', description: 'Its mentor.' },
    ADMINISTRATOR: { value: 'administrator', description: 'The team.' },
  } as const,
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
