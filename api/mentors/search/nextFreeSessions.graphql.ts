import { queryFromInfo } from '@pothos/plugin-prisma'
import { findMany } from '../../reader/reader.ts'
import type { Mentor } from '../../generated/prisma/client.ts'
import { builder } from '../../graphql/builder.ts'
import { CALENDARS } from '../../graphql/declared.ts'
import type { Slot } from '../../rules/time/slots.ts'
import { ValidationError } from '../../rules/userErrors.ts'
import { slotsFor } from '../../availability/calendars.ts'
import { MentorType } from '../profile/mentor.graphql.ts'
import { SlotType } from '../../availability/availability.graphql.ts'
import { nextFreeSessions } from '../../availability/nextFreeSessions.ts'
import { inSearchTurn } from './searchTurns.ts'

const MAXIMUM = 10

const FreeSession = builder.objectRef<{ mentor: Pick<Mentor, 'id'>; slot: Slot }>('FreeSession').implement({
  description: 'A mentor and the first slot that the asker could book with them.',
  fields: (t) => ({
    mentor: t.expose('mentor', { type: MentorType, description: 'Listed and available.' }),
    slot: t.expose('slot', { type: SlotType, description: 'Their next free slot.' }),
  }),
})

builder.queryField('nextFreeSessions', (t) =>
  t.field({
    type: [FreeSession],
    authScopes: { public: true },
    reads: ['mentors', ...CALENDARS],
    description:
      'Next free sessions across mentors, soonest first, one a mentor, the better ranked first at the same time. Each main branch comes before a second of any; at most two are before 8 am while there are others.',
    // The calendars of a day's candidates are read, on quiet days those of several days.
    cost: { work: 700 },
    args: { first: t.arg.int({ required: false, defaultValue: 5, description: 'How many, from 1 to 10.' }) },
    resolve: async (_root, { first }, context, info) => {
      const count = first ?? 5
      if (count < 1 || count > MAXIMUM)
        throw new ValidationError([{ path: 'first', message: `First must be from 1 to ${MAXIMUM}` }])
      const sessions = await inSearchTurn(context, () => nextFreeSessions(context, count, slotsFor(context)))
      const { select } = queryFromInfo({ context, info, path: ['mentor'], typeName: 'Mentor', select: { id: true } })
      const mentors = await findMany(context.db, 'mentor', {
        select,
        where: { id: { in: sessions.map(({ mentorId }) => mentorId) } },
      })
      return sessions.flatMap(({ mentorId, slot }) => {
        const mentor = mentors.find(({ id }) => id === mentorId)
        return mentor ? [{ mentor, slot }] : []
      })
    },
  }),
)
