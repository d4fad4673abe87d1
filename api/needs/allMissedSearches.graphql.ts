import { containingFolded } from '../database/containing.ts'
import { adminTable, dayFilter } from '../graphql/adminTable.ts'
import { builder } from '../graphql/builder.ts'
import { dateOnly, fromDateOnly, mondayOf } from '../rules/time/time.ts'

builder.prismaObject('MissedSearch', {
  description: 'What people searched for in a week and did not find. Administrators only.',
  select: { id: true },
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    text: t.exposeString('text', {
      description: 'Small letters without accents and signs, 80 characters at most.',
    }),
    week: t.field({
      type: 'Date',
      description: 'The Monday of its week, in IST.',
      select: { week: true },
      resolve: ({ week }) => fromDateOnly(week),
    }),
    count: t.exposeInt('count', { description: 'How often, once an hour for each network.' }),
  }),
})

export const MISSED_SEARCH_COLUMNS = {
  WEEK: { value: 'week', description: 'The Monday of its week.' },
  TEXT: { value: 'text', description: 'What was searched for.' },
  COUNT: { value: 'count', description: 'How often.' },
} as const

export const missedSearchTable = adminTable({
  field: 'allMissedSearches',
  description: 'Searches that found fewer than three mentors, by week: the present one first, the most frequent first.',
  model: 'MissedSearch',
  page: 'MissedSearchPage',
  sort: 'MissedSearchSort',
  whose: "searches'",
  columns: MISSED_SEARCH_COLUMNS,
  searched: 'what was searched for',
  filters: { week: dayFilter('Only the week with this day.') },
  rows: ({ sort, week }, { search, direction }) => ({
    where: {
      ...(search && { text: containingFolded(search) }),
      ...(week && { week: dateOnly(mondayOf(week)) }),
    },
    orderBy: sort ? [{ [sort]: direction }, { id: 'asc' }] : [{ week: 'desc' }, { count: 'desc' }, { id: 'asc' }],
  }),
})
