import { count, findFirst, findMany } from '../../reader/reader.ts'
import { builder } from '../../graphql/builder.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { TOTAL_COUNT } from '../../graphql/tablePages.ts'
import { CALENDARS } from '../../graphql/declared.ts'
import { mentorFiltersSchema } from '../../rules/inputs/filters.ts'
import { readInput } from '../../rules/inputs/fields/issues.ts'
import { matchedLines, type Matched } from './matched.ts'
import { ORDERS, type MentorSort, readableMentor } from './mentorFilter.ts'
import { NEXT_FREE_CANDIDATES } from './nextFreeOrder.ts'
import { MOST_GROUPS } from './weights.ts'
import { filterArgs } from '../filters/filterArgs.ts'
import { filterWork, type Filters } from '../filters/filterWork.ts'
import { NEAREST, nearestIds } from './nearest.ts'
import { idsOfPage, listFor, type List } from './searchedList.ts'
import { inSearchTurn } from './searchTurns.ts'
import { memoized, type Context } from '../../graphql/context.ts'

const Sort = builder.enumType('MentorSort', {
  description: 'Orders of the mentor list.',
  values: {
    RECOMMENDED: {
      value: 'recommended',
      description:
        'Available first, then the rating, how quickly requests are answered and how soon a slot is free; of the 500 best each page of twelve has somebody new.',
    },
    SMOOTHED_RATING: {
      value: 'smoothedRating',
      description: 'Available first, then the rating with ten reviews at the mean of all added, reviews, id.',
    },
    NEXT_FREE: {
      value: 'nextFree',
      description:
        'Soonest free slot first, then the others as recommended; slots of the 500 best ranked matches count.',
    },
    HIGHEST_RATED: { value: 'highestRated', description: 'Rating, then reviews.' },
    LOWEST_PRICE: { value: 'lowestPrice', description: 'Price of a single session.' },
  } as const satisfies Record<string, { value: MentorSort; description: string }>,
})

const MatchedLine = builder.objectRef<Matched>('MatchedLine').implement({
  description: 'Why a search found a mentor.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Name of the field of the mentor.' }),
    text: t.exposeString('text', {
      description: 'The entry of a list, the sentence of a longer text, or the whole field.',
    }),
    marks: t.exposeIntList('marks', {
      // Numbers of one short text.
      cost: { items: 1 },
      description: 'Start and end of each piece of the text that matches, in UTF-16 units, one pair after the other.',
    }),
  }),
})

const SearchGroup = builder.objectRef<{ words: string | null; count: number | null }>('SearchGroup').implement({
  description: 'Mentors who match the same words of a search.',
  fields: (t) => ({
    words: t.exposeString('words', { nullable: true, description: 'The words; null for all.' }),
    count: t.exposeInt('count', { nullable: true, description: 'How many mentors; null for all of the list.' }),
  }),
})

builder.queryField('mentors', (t) =>
  t.prismaConnection(
    {
      type: 'Mentor',
      cursor: 'id',
      authScopes: { public: true },
      // Calendars: for the order of the next free slot.
      reads: ['mentors', 'search_meanings', ...CALENDARS],
      description: 'Accepted, active mentors. For filters an empty text, `all` and `any` mean none.',
      args: {
        ...filterArgs,
        sort: t.arg({
          type: Sort,
          required: false,
          defaultValue: 'recommended',
          description: 'The order of the list.',
        }),
      },
      // The next slot of every candidate is worked out, on the page or not.
      cost: { work: (args) => (args.sort === 'nextFree' ? NEXT_FREE_CANDIDATES : 10) + filterWork(args) },
      resolve: async (query, _root, args, context) => {
        const { db } = context
        const list = await listOf(context, args)
        const { take, skip, cursor, ...selection } = query as typeof query & { cursor?: { id: number } }
        const page = { take, ...(skip === undefined ? {} : { skip }), ...(cursor === undefined ? {} : { cursor }) }
        return await inTurn(context, args, async () => {
          const ids = await idsOfPage(context, list, args.sort ?? 'recommended', page)
          if (!ids)
            return await findMany(db, 'mentor', {
              ...query,
              where: list.where,
              orderBy: ORDERS[args.sort as 'recommended'],
            })
          const rows = await findMany(db, 'mentor', { ...selection, where: { id: { in: ids } } })
          const { search } = list
          if (search) for (const row of rows) pages.set(row, { ids, search })
          return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
        })
      },
    },
    {
      fields: (connection) => ({
        correctedSearch: connection.string({
          nullable: true,
          description:
            'The search as it was probably meant, if words that no mentor has were taken for others; null if it was taken as typed.',
          resolve: async ({ args }, _args, context) => (await listOf(context, args)).search?.corrected ?? null,
        }),
        searchGroups: connection.field({
          type: [SearchGroup],
          cost: { items: MOST_GROUPS + 1 },
          description:
            'How many of the list match which words of the search, in its order: first those who match all, then those who match the most important ones. Empty without a search.',
          resolve: async ({ args }, _args, context) => {
            const { search } = await listOf(context, args)
            return (search?.groups ?? []).map(({ words, ids }) => ({
              words,
              count: search?.others ? null : ids.length,
            }))
          },
        }),
        nearest: connection.prismaField({
          type: ['Mentor'],
          // A search that finds nobody has cost little: what the list is charged for covers this one.
          cost: { items: NEAREST },
          description:
            'Where a search finds nobody: up to three mentors whom it finds without the filters, else of the branch that its words name. Empty otherwise.',
          resolve: async (query, { args }, _args, context) => {
            const selection = { ...query }
            const { search } = await listOf(context, args)
            if (!search || search.others || search.groups.some(({ ids }) => ids.length > 0)) return []
            const ids = await inSearchTurn(context, () => nearestIds(context, search))
            const rows = await findMany(context.db, 'mentor', { ...selection, where: { id: { in: ids } } })
            return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
          },
        }),
        totalCount: connection.int({
          ...TOTAL_COUNT,
          resolve: async ({ args }, _args, context) => {
            const { where, found } = await listOf(context, args)
            if (found) return found.length
            const { asTyped } = args as Asked
            const key = JSON.stringify([asTyped, readInput(mentorFiltersSchema, args)])
            return await context.memory.read(`count ${key}`, ['mentors', 'search_meanings'], () =>
              inTurn(context, args, () => count(context.db, 'mentor', where)),
            )
          },
        }),
      }),
    },
    {
      fields: (edge) => ({
        matched: edge.field({
          type: MatchedLine,
          nullable: true,
          description: 'The line of the profile that answers the search best; null without a search.',
          resolve: async ({ node }, _args, context) => {
            const page = pages.get(node)
            if (!page) return null
            const { ids, search } = page
            const lines = await memoized(context, search, () => matchedLines(context.db, ids, search.terms))
            return lines.get(node.id) ?? null
          },
        }),
      }),
    },
  ),
)

/** Of the rows of a search: the page that they stand on. */
const pages = new WeakMap<object, { ids: readonly number[]; search: NonNullable<List['search']> }>()

type Asked = Filters & {
  readonly available?: boolean | null | undefined
  readonly asTyped?: boolean | null | undefined
  readonly sort?: MentorSort | null | undefined
}

const inTurn = <T>(context: Context, args: Asked, read: () => Promise<T>): Promise<T> =>
  filterWork(args) === 0 && args.sort !== 'nextFree' ? read() : inSearchTurn(context, read)

/** Whom a list shows; with a search, whom it finds, once for the page and its total. */
const listOf = (context: Context, args: Asked): Promise<List> =>
  memoized(context, args, async () => {
    const filters = readInput(mentorFiltersSchema, args)
    const find = () => listFor(context, filters, args.asTyped === true)
    return filters.search || filters.free ? await inSearchTurn(context, find) : await find()
  })

builder.queryField('mentor', (t) =>
  t.prismaField({
    type: 'Mentor',
    nullable: true,
    authScopes: { public: true },
    reads: [],
    description: 'An accepted, active mentor; in any state for themselves and administrators. Null otherwise.',
    args: { id: t.arg.int({ description: 'Numeric id.' }) },
    resolve: (query, _root, { id }, context) =>
      findFirst(context.db, 'mentor', { ...query, where: readableMentor(context, nodeId(id)) }),
  }),
)
