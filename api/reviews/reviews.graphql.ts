import { builder } from '../graphql/builder.ts'
import { FORMER } from '../rules/people/closedAccounts.ts'
import { nodeId } from '../graphql/nodeId.ts'
import { LISTED } from '../availability/freeSlots.ts'

builder.prismaNode('Review', {
  id: { field: 'id' },
  nullable: true,
  findUnique: (id, { administrator, member }) => {
    const where = { id: nodeId(id) }
    if (administrator) return where
    const own =
      member?.type === 'mentor' ? [{ mentorId: member.id }] : member?.type === 'mentee' ? [{ menteeId: member.id }] : []
    return { ...where, OR: [{ mentor: LISTED }, ...own] }
  },
  select: {},
  description: "A mentee's words on a completed session. As public as its mentor.",
  fields: (t) => ({
    stars: t.exposeInt('stars', { description: '1 to 5.' }),
    body: t.exposeString('body', { description: 'As written; plain text.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was given.' }),
    authorName: t.string({
      reads: ['mentees'],
      description: '"Former mentee" once the account is gone.',
      select: { mentee: { select: { name: true } } },
      resolve: ({ mentee }) => mentee?.name ?? FORMER.mentee,
    }),
    authorLevel: t.string({
      nullable: true,
      reads: ['mentees'],
      description: 'Year of study or stage of career now; null once the account is gone.',
      select: { mentee: { select: { currentLevel: true } } },
      resolve: ({ mentee }) => mentee?.currentLevel ?? null,
    }),
  }),
})

builder.prismaObjectField('Mentor', 'reviews', (t) =>
  t.relatedConnection('reviews', {
    cursor: 'id',
    reads: ['reviews'],
    description: 'Newest first.',
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
)
