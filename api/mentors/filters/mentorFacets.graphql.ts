import { builder } from '../../graphql/builder.ts'
import { CALENDARS } from '../../graphql/declared.ts'
import { mentorFiltersSchema } from '../../rules/inputs/filters.ts'
import { readInput } from '../../rules/inputs/fields/issues.ts'
import { CHOSEN_FILTERS } from '../../rules/people/mentorFilters.ts'
import { facetsOf, OPEN_VALUES, type Facet } from './facets.ts'
import { filterArgs } from './filterArgs.ts'
import { facetWork } from './filterWork.ts'
import { inSearchTurn } from '../search/searchTurns.ts'

const FacetValue = builder.objectRef<Facet['values'][number]>('MentorFacetValue').implement({
  description: 'A choice of a filter.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'As the argument takes it, a number or a truth value as a text.' }),
    count: t.exposeInt('count', { description: 'Mentors whom the list shows with it; never 0.' }),
  }),
})

const MentorFacet = builder.objectRef<Facet>('MentorFacet').implement({
  description: 'A filter of the list of mentors with its choices.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the argument.' }),
    any: t.exposeInt('any', { description: 'Mentors whom the list shows without this filter.' }),
    values: t.field({
      type: [FacetValue],
      cost: { items: OPEN_VALUES },
      description: 'The choices that lead to somebody; of languages and cities the 30 most common.',
      resolve: ({ values }) => values,
    }),
  }),
})

builder.queryField('mentorFacets', (t) =>
  t.field({
    type: [MentorFacet],
    authScopes: { public: true },
    reads: ['mentors', 'search_meanings', ...CALENDARS],
    description:
      'How many mentors each choice of a filter would leave, with all other filters as they are. With a search that too few match, the list may show more: others who match some of its words follow. With `free`, of more than 500 the best ranked count, so the list may show more.',
    args: filterArgs,
    cost: { items: CHOSEN_FILTERS.length, work: facetWork },
    resolve: async (_root, { asTyped, ...args }, context) => {
      const { limit: _limit, ...filters } = readInput(mentorFiltersSchema, args)
      return await inSearchTurn(context, () => facetsOf(context, filters, asTyped === true))
    },
  }),
)
