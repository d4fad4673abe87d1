import { queryFromInfo } from '@pothos/plugin-prisma'
import { findMany } from '../../reader/reader.ts'
import { LISTED } from '../../availability/freeSlots.ts'
import { builder } from '../../graphql/builder.ts'
import type { Mentor } from '../../generated/prisma/client.ts'
import { mentorFiltersSchema } from '../../rules/inputs/filters.ts'
import { readInput } from '../../rules/inputs/fields/issues.ts'
import { MentorType } from '../profile/mentor.graphql.ts'
import { inSearchTurn } from './searchTurns.ts'
import { MOST_SUGGESTIONS, type Suggestion, type SuggestionKind, suggestionsFor, wordsOf } from './suggestions.ts'

const Kind = builder.enumType('SearchSuggestionKind', {
  description: 'What a suggestion names.',
  values: {
    MENTOR: { value: 'mentor', description: 'A mentor, by name.' },
    TOPIC: { value: 'topic', description: 'A topic or a skill.' },
    SOFTWARE: { value: 'software', description: 'A tool or a piece of software.' },
    BRANCH: { value: 'branch', description: 'A main branch or sub-branch.' },
  } as const satisfies Record<string, { value: SuggestionKind; description: string }>,
})

const SearchSuggestion = builder
  .objectRef<Suggestion & { mentor: Pick<Mentor, 'id'> | null }>('SearchSuggestion')
  .implement({
    description: 'What somebody may be about to search for, from the profiles of accepted, active mentors.',
    fields: (t) => ({
      kind: t.expose('kind', { type: Kind, description: 'What it names.' }),
      text: t.exposeString('text', { description: 'As mentors write it, or the mentor’s name.' }),
      mentor: t.expose('mentor', {
        type: MentorType,
        nullable: true,
        description: 'The mentor; null for other kinds.',
      }),
      mentors: t.exposeInt('mentors', {
        nullable: true,
        description: 'How many accepted, active mentors name it; a search may find more. Null for a mentor.',
      }),
    }),
  })

builder.queryField('searchSuggestions', (t) =>
  t.field({
    type: [SearchSuggestion],
    authScopes: { public: true },
    reads: ['mentors', 'search_meanings'],
    description: `What begins with a text, at any word: at most ${MOST_SUGGESTIONS}, first what most mentors name, then names. Letter case, accents and blanks do not count. Nothing for one letter. From four letters on, if nothing begins so, what does with one mistake.`,
    args: { search: t.arg.string({ description: 'What is typed so far, up to 200 characters.' }) },
    cost: { items: MOST_SUGGESTIONS, work: LOOKING },
    resolve: async (_root, args, context, info) => {
      const words = wordsOf(readInput(mentorFiltersSchema, { search: args.search }).search ?? '')
      const found = await inSearchTurn(context, () => suggestionsFor(context, words))
      const ids = found.flatMap(({ mentorId }) => mentorId ?? [])
      const { select } = queryFromInfo({ context, info, path: ['mentor'], typeName: 'Mentor', select: { id: true } })
      const mentors =
        ids.length > 0 ? await findMany(context.db, 'mentor', { select, where: { id: { in: ids }, ...LISTED } }) : []
      return found.flatMap((suggestion) => {
        const mentor = mentors.find(({ id }) => id === suggestion.mentorId) ?? null
        return suggestion.mentorId === null || mentor ? [{ ...suggestion, mentor }] : []
      })
    },
  }),
)

/** A few look-ups; for a text that nothing begins with, hundreds. */
const LOOKING = 200
