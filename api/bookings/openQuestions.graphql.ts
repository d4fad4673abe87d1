/** What one side of a session asks the other: another time, or whether they came; and what is known of that. */
import { builder } from '../graphql/builder.ts'
import { BookingActorType, NoShowAnswerType, NoShowFindingType } from './bookingDetails.graphql.ts'

export const BookingProposalType = builder
  .objectRef<{ startsAt: Date; endsAt: Date; expiresAt: Date }>('BookingProposal')
  .implement({
    description: 'Another time for a session, which its mentee accepts or declines. It is held for nobody.',
    fields: (t) => ({
      startsAt: t.expose('startsAt', { type: 'DateTime', description: 'Start of the session then.' }),
      endsAt: t.expose('endsAt', { type: 'DateTime', description: 'End of the session then.' }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'Until when it can be answered.' }),
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
