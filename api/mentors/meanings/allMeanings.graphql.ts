import { likeLiteral } from '../../database/containing.ts'
import { adminTable, yesNoFilter } from '../../graphql/adminTable.ts'
import { builder } from '../../graphql/builder.ts'
import { phraseOf } from './meanings.ts'

builder.prismaObject('SearchMeaning', {
  description: 'What means the same in a search. Administrators only.',
  select: { id: true },
  fields: (t) => ({
    id: t.id({ description: 'Identifies it in a client store.', resolve: ({ id }) => `meaning-${id}` }),
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    said: t.exposeStringList('said', {
      // Short texts of one row.
      cost: { items: 1 },
      description: 'Phrases that mean the same, in small letters: who types one of them finds all of them.',
    }),
    found: t.exposeStringList('found', {
      cost: { items: 1 },
      description: 'Phrases that are found too, with less weight.',
    }),
    weight: t.exposeFloat('weight', { description: 'Of what is found too, above 0 and at most 1.' }),
    importance: t.exposeFloat('importance', {
      description: 'How much it tells about whom to find, from 0 (its words are skipped in a search) to 1.',
    }),
  }),
})

export const MEANING_COLUMNS = {
  WEIGHT: { value: 'weight', description: 'Weight of what is found too.' },
  IMPORTANCE: { value: 'importance', description: 'How much it tells about whom to find.' },
} as const

export const meaningTable = adminTable({
  field: 'allSearchMeanings',
  description: 'What means the same in a search, the last added first unless sorted.',
  model: 'SearchMeaning',
  page: 'SearchMeaningPage',
  sort: 'SearchMeaningSort',
  whose: "meanings'",
  columns: MEANING_COLUMNS,
  searched: 'a phrase',
  filters: { skipped: yesNoFilter('Only words that are skipped in a search, or only the others.') },
  async rows({ sort, skipped }, { search, direction }, { db }) {
    const phrase = `%${likeLiteral(phraseOf(search))}%`
    const found =
      search === ''
        ? null
        : await db.$queryRaw<{ id: number }[]>`
            SELECT id FROM search_meanings WHERE EXISTS (SELECT FROM unnest(said || found) phrase WHERE phrase LIKE ${phrase})`
    return {
      where: {
        ...(found && { id: { in: found.map(({ id }) => id) } }),
        ...(typeof skipped === 'boolean' && { importance: skipped ? 0 : { gt: 0 } }),
      },
      orderBy: sort ? [{ [sort]: direction }, { id: 'asc' }] : [{ id: 'desc' }],
    }
  },
})
