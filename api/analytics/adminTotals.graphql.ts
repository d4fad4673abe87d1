import { builder } from '../graphql/builder.ts'

const AdminTotals = builder.objectRef<object>('AdminTotals').implement({
  description: 'How many there are of everything, as the tables of administrators count.',
  fields: (t) => ({
    mentors: t.int({
      description: 'Mentors in any state.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.mentor.count(),
    }),
    mentees: t.int({
      description: 'Mentees.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.mentee.count(),
    }),
    communityMembers: t.int({
      description: 'People who have joined the community.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.communityMember.count(),
    }),
    workshops: t.int({
      description: 'Workshops in any state.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.workshop.count(),
    }),
    bookings: t.int({
      description: 'Sessions and plans, without holds that ran out.',
      cost: { work: 20 },
      resolve: (_totals, _args, { db }) => db.booking.count({ where: { status: { not: 'expired' } } }),
    }),
    requests: t.int({
      description: 'Mentorship requests.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.mentorshipRequest.count(),
    }),
    conversations: t.int({
      description: 'Conversations.',
      cost: { work: 5 },
      resolve: (_totals, _args, { db }) => db.conversation.count(),
    }),
  }),
})

builder.queryField('adminTotals', (t) =>
  t.field({
    type: AdminTotals,
    authScopes: { admin: true },
    description: 'How many there are of everything. Administrators only.',
    resolve: () => ({}),
  }),
)
