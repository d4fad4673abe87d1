import { builder } from '../graphql/builder.ts'
import { WORKSHOP_MESSAGES_MAXIMUM } from '../rules/workshops/workshopInput.ts'
import { isOrganiser } from './visibleWorkshops.ts'

export const WorkshopMessageType = builder.prismaObject('WorkshopMessage', {
  description: 'What an organiser wrote to everybody who was registered then.',
  select: { id: true },
  fields: (t) => ({
    number: t.exposeInt('number', { description: '1, 2 or 3.' }),
    message: t.exposeString('message', { description: 'Plain text.' }),
    recipients: t.exposeInt('recipients', { description: 'How many people were registered then.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was sent.' }),
  }),
})

builder.prismaObjectFields('Workshop', (t) => ({
  messages: t.field({
    type: [WorkshopMessageType],
    nullable: true,
    description:
      'What the registered people were sent, oldest first. For its mentor and administrators; null for everyone else.',
    cost: { items: WORKSHOP_MESSAGES_MAXIMUM },
    select: (_args, _context, nestedSelection) => ({
      mentorId: true,
      messages: nestedSelection({ orderBy: { number: 'asc' as const } }),
    }),
    resolve: ({ mentorId, messages }, _args, context) => (isOrganiser(context, mentorId) ? messages : null),
  }),
}))
