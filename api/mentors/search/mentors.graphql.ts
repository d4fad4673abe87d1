import { count, findFirst, findMany } from '../../reader/reader.ts'
import { builder } from '../../graphql/builder.ts'
import { nodeId } from '../../graphql/nodeId.ts'
import { TOTAL_COUNT } from '../../graphql/tablePages.ts'
import { CALENDARS } from '../../graphql/declared.ts'
import { mentorFiltersSchema } from '../../rules/inputs/filters.ts'
import { readInput } from '../../rules/inputs/fields/issues.ts'
import { slotsFor } from '../../availability/calendars.ts'
import { mentorFilter, ORDERS, type MentorSort, readableMentor } from './mentorFilter.ts'
import { NEXT_FREE_CANDIDATES, nextFreePage } from './nextFreeOrder.ts'
import { searchTerms, isShort, patternsOf } from './search.ts'
import { inSearchTurn } from './searchTurns.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { memoized, type Context } from '../../graphql/context.ts'
import { cleanLine } from '../../rules/text/cleanText.ts'
import { SEARCH_MAXIMUM } from '../../rules/constants.ts'
import { plainWords } from '../../rules/text/folding.ts'

const Sort = builder.enumType('MentorSort', {
  description: 'Orders of the mentor list.',
  values: {
    RECOMMENDED: {
      value: 'recommended',
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

builder.queryField('mentors', (t) =>
  t.prismaConnection(
    {
      type: 'Mentor',
      cursor: 'id',
      authScopes: { public: true },
      // Calendars: for the order of the next free slot.
      reads: ['mentors', ...CALENDARS],
      description: 'Accepted, active mentors. For filters an empty text, `all` and `any` mean none.',
      args: {
        search: t.arg.string({
          required: false,
          description:
            'Each word must be found in name, title, company, city, branches, skills, topics, tools, industries, certificates, projects or bio; some words also find what they mean, such as EV and electric vehicle.',
        }),
        mainBranch: t.arg.string({ required: false, description: 'Main or sub-branch of that name.' }),
        subBranch: t.arg.string({ required: false, description: 'Sub-branch of that name.' }),
        available: t.arg.boolean({
          required: false,
          description: 'True for those taking bookings, false for Busy ones.',
        }),
        sort: t.arg({
          type: Sort,
          required: false,
          defaultValue: 'recommended',
          description: 'The order of the list.',
        }),
      },
      // The next slot of every candidate is worked out, on the page or not. Where words find many, they are looked up for the total too.
      cost: { work: (args) => (args.sort === 'nextFree' ? NEXT_FREE_CANDIDATES : 10) + filterWork(args) },
      resolve: async (query, _root, args, context) => {
        const { db } = context
        const { where } = await listOf(context, args)
        return await inTurn(context, args, async () => {
          const sort = args.sort ?? 'recommended'
          if (sort !== 'nextFree') return await findMany(db, 'mentor', { ...query, where, orderBy: ORDERS[sort] })
          const { take, skip, cursor, ...selection } = query as typeof query & { cursor?: { id: number } }
          const page = { take, ...(skip === undefined ? {} : { skip }), ...(cursor === undefined ? {} : { cursor }) }
          const ids = await nextFreePage(context, where, page, slotsFor(context))
          const rows = await findMany(db, 'mentor', { ...selection, where: { id: { in: ids } } })
          return rows.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
        })
      },
    },
    {
      fields: (connection) => ({
        totalCount: connection.int({
          ...TOTAL_COUNT,
          resolve: async ({ args }, _args, context) => {
            const { where, found } = await listOf(context, args)
            if (found) return found.length
            return await context.memory.read(`count ${JSON.stringify(where)}`, ['mentors'], () =>
              inTurn(context, args, () => count(context.db, 'mentor', where)),
            )
          },
        }),
      }),
    },
  ),
)

type Asked = Filters & { readonly sort?: MentorSort | null | undefined }

const inTurn = <T>(context: Context, args: Asked, read: () => Promise<T>): Promise<T> =>
  filterWork(args) === 0 && args.sort !== 'nextFree' ? read() : inSearchTurn(context, read)

/** Whom a list shows; `found` has the ids of few who are searched for, once for the page and its total. */
const listOf = (context: Context, args: Asked) =>
  memoized(context, args, async () => {
    const where = mentorFilter(readInput(mentorFiltersSchema, args))
    const isSearch = args.search && searchTerms(args.search).length > 0
    const found = isSearch ? await inSearchTurn(context, () => fewFound(context.db, where)) : null
    return { where: found ? { id: { in: found } } : where, found }
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

/** Among more than these a page of any order is soon full. */
const FEW = 1_000

/**
 * The ids of the mentors whom a search finds; null when they are many. PostgreSQL takes words for independent, and
 * three letters for frequent: where no mentor has them it would walk the whole order and compare every mentor.
 */
export async function fewFound(db: Context['db'], where: Prisma.MentorWhereInput): Promise<number[] | null> {
  const rows = await findMany(db, 'mentor', { where, take: FEW + 1, select: { id: true } })
  return rows.length > FEW ? null : rows.map(({ id }) => id)
}

/** Finding and counting the mentors who have a word; their number is not known before. */
const SEARCH = 200
const TERM = 90
/** Further terms are rare among people, and each is compared with everybody whom the ones before it have left. */
const FEW_TERMS = 3
const FURTHER_TERM = 300
/** A spelling of what a word means is looked up like a word of its own. */
const SPELLING = 20
/** Two letters or one begin a word of nearly everybody. */
const SHORT_TERM = 120
/** So do the parts of `a-b`, and then everybody is compared with the whole. */
const SHORT_PARTS = 300
/** PostgreSQL's index may know such runs of letters only. Without one there is nothing to look up, and every mentor is compared. */
const LOOKED_UP = /[a-z\d]{3}/
const BEGINS = /[a-z\d]/
const COMPARED_WITH_ALL = 2_000
const NAME_COMPARED_WITH_ALL = 1_000

/** A branch by itself: the order is walked until a page of it is full. */
const BRANCH = 250

type Filters = { readonly [name in 'search' | 'mainBranch' | 'subBranch']?: string | null | undefined }

/** What the filters of a list ask for besides its statement, in units of the read budget. */
export function filterWork({ search, mainBranch, subBranch }: Filters): number {
  return searchWork(search) || (mainBranch || subBranch ? BRANCH : 0)
}

/** For a page of those who are found and for their number. */
function searchWork(search: string | null | undefined): number {
  if (!search) return 0
  // Nothing that long is looked for: the schema refuses it, and cleaning it would take long.
  if (search.length > 10 * SEARCH_MAXIMUM) return SEARCH
  const terms = searchTerms(cleanLine(search))
  if (terms.length === 0) return 0
  const compared = Math.max(...terms.map(({ typed, spellings }) => comparing(typed, spellings)))
  // Who is compared with one term is compared with all of them.
  const few = compared > 0 ? terms.length : Math.min(terms.length, FEW_TERMS)
  let work = SEARCH + compared + few * TERM + (terms.length - few) * FURTHER_TERM
  for (const [index, term] of terms.entries()) {
    if (term.spellings) work += patternsOf(term) * SPELLING
    if (isShort(term.typed)) work += SHORT_TERM
    // Further ones have their price already.
    else if (index < FEW_TERMS && term.spellings?.every((spelling) => !LOOKED_UP.test(spelling))) work += SHORT_PARTS
  }
  return work
}

/** What a term costs that no index finds; words of Indian scripts are such. Signs alone are not looked for. */
function comparing(typed: string, spellings: readonly string[] | null): number {
  if (plainWords(typed) === '') return 0
  if ((spellings ?? [typed]).every((word) => (isShort(typed) || spellings ? BEGINS : LOOKED_UP).test(word))) return 0
  return isShort(typed) && !spellings ? NAME_COMPARED_WITH_ALL : COMPARED_WITH_ALL
}
