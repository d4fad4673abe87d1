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

export const NoShowAnswerType = builder.enumType('NoShowAnswer', {
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
