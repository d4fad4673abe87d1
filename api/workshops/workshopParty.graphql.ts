import { builder } from '../graphql/builder.ts'

export const WorkshopPartyType = builder.enumType('WorkshopParty', {
  description: 'The sides of a workshop.',
  values: {
    PARTICIPANT: { value: 'participant', description: 'Who is registered.' },
    MENTOR: { value: 'mentor', description: 'Who holds it.' },
    ADMINISTRATOR: { value: 'administrator', description: 'Our team.' },
  } as const,
})
