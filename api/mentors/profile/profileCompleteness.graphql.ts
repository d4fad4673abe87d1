import { isSelfOrAdmin } from '../../accounts/viewer.ts'
import { builder } from '../../graphql/builder.ts'
import { completenessOf, PROFILE_ITEMS, type Completeness, type ProfileItem } from '../../rules/people/completeness.ts'
import { weekOf } from '../../availability/weeklyHours.ts'

const MissingItem = builder.objectRef<{ field: ProfileItem }>('MissingProfileItem').implement({
  description: 'Something that a profile lacks.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Its name in `UpdateMentorProfileInput`.' }),
    label: t.string({ description: 'What the form calls it.', resolve: ({ field }) => PROFILE_ITEMS[field] }),
  }),
})

const ProfileCompleteness = builder.objectRef<Completeness>('ProfileCompleteness').implement({
  description: 'How much of a profile is filled in, of twenty things that students look for.',
  fields: (t) => ({
    percent: t.exposeInt('percent', { description: '0 to 100, rounded.' }),
    message: t.exposeString('message', {
      description: 'For the mentor: one for under 50, one for under 80, one above.',
    }),
    missing: t.field({
      type: [MissingItem],
      description: 'In the order of the form; empty when nothing is missing.',
      cost: { items: 20 },
      resolve: ({ missing }) => missing.map((field) => ({ field })),
    }),
  }),
})

const { weeklyAvailability: _week, ...COLUMNS } = PROFILE_ITEMS
const ITEM_COLUMNS = Object.fromEntries(Object.keys(COLUMNS).map((name) => [name, true])) as {
  [Name in keyof typeof COLUMNS]: true
}

builder.prismaObjectFields('Mentor', (t) => ({
  completeness: t.field({
    type: ProfileCompleteness,
    nullable: true,
    description: 'Only for that mentor and administrators; null for everyone else.',
    select: {
      id: true,
      ...ITEM_COLUMNS,
      availability: { select: { dayOfWeek: true, startTime: true, endTime: true, isActive: true } },
    },
    resolve: ({ id, availability, ...columns }, _args, context) =>
      isSelfOrAdmin(context, 'mentor', id)
        ? completenessOf({ ...columns, weeklyAvailability: weekOf(availability) })
        : null,
  }),
  profileVersion: t.int({
    nullable: true,
    description:
      'Goes up with every save. Given back with a save, it keeps that from undoing what another tab has saved since. Only for that mentor and administrators.',
    select: { id: true, profileVersion: true },
    resolve: ({ id, profileVersion }, _args, context) => (isSelfOrAdmin(context, 'mentor', id) ? profileVersion : null),
  }),
}))
