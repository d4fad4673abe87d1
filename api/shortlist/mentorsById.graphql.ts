import { LISTED } from '../availability/freeSlots.ts'
import { builder } from '../graphql/builder.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { findMany } from '../reader/reader.ts'
import { PAGE_MAXIMUM } from '../rules/constants.ts'

builder.queryField('mentorsById', (t) =>
  t.prismaField({
    type: ['Mentor'],
    authScopes: { public: true },
    reads: ['mentors'],
    description: 'Accepted, active mentors by their numbers, each once, in the order asked; others are left out.',
    args: { ids: t.arg.intList({ description: `Numeric ids; at most ${PAGE_MAXIMUM}.` }) },
    cost: { items: ({ ids }) => Math.min(ids.length, PAGE_MAXIMUM) },
    resolve: async (query, _root, { ids }, { db }) => {
      const asked = ids.map(nodeId)
      const rows = await findMany(db, 'mentor', { ...query, where: { id: { in: asked }, ...LISTED } })
      return rows.sort((one, other) => asked.indexOf(one.id) - asked.indexOf(other.id))
    },
  }),
)
