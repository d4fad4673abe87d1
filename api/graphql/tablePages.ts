/** Lists of the administrators' tables: by page number, with their length, in any column's order. */
import { z } from 'zod/mini'
import { SEARCH_MAXIMUM } from '../rules/constants.ts'
import { optionalLine } from '../rules/inputs/fields/fields.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { builder } from './builder.ts'

/** Far beyond every list, and within the offsets that PostgreSQL takes. */
const LAST_PAGE = 100_000
const LARGEST_PAGE = 100

export const SortDirectionType = builder.enumType('SortDirection', {
  description: 'In which direction a table is sorted.',
  values: {
    ASC: { value: 'asc', description: 'Smallest, earliest or A first.' },
    DESC: { value: 'desc', description: 'Largest, latest or Z first.' },
  } as const,
})
export type SortDirection = 'asc' | 'desc'

type ArgBuilder = Parameters<NonNullable<Parameters<typeof builder.queryField>[1]>>[0]['arg']

/** Arguments that every table takes. */
export const tableArgs = (arg: ArgBuilder, searched: string) => ({
  first: arg.int({ required: false, description: 'Rows a page, 25 unless said, 100 at most.' }),
  page: arg.int({ required: false, description: 'Which page, from 1.' }),
  search: arg.string({ required: false, description: `A part of ${searched}, in any case.` }),
  direction: arg({
    type: SortDirectionType,
    required: false,
    description: 'Direction of `sort`; ascending unless said.',
  }),
})

/** For tables whose rows are numbered in the order in which they were made. */
export const beforeArg = (arg: ArgBuilder) =>
  arg.int({
    required: false,
    description: 'Only rows with a lower number, the highest first: a whole table is read with it, 100 rows at a time.',
  })

const argsSchema = z.object(
  {
    first: z.nullish(
      z.int().check(z.minimum(1, 'first is at least 1'), z.maximum(LARGEST_PAGE, 'first is at most 100')),
    ),
    page: z.nullish(z.int().check(z.minimum(1, 'page is at least 1'), z.maximum(LAST_PAGE, 'There is no such page'))),
    search: optionalLine('Search', SEARCH_MAXIMUM),
  },
  'The page is missing',
)

/** Where a page is, what is searched for (empty for nothing), and the direction of its order. */
export interface TablePlace {
  take: number
  skip: number
  search: string
  direction: SortDirection
}

/** Reads the common arguments. Throws ValidationError. */
export function tablePlace(args: { direction?: SortDirection | null | undefined }): TablePlace {
  const { first, page, search } = readInput(argsSchema, args)
  const take = first ?? 25
  return { take, skip: ((page ?? 1) - 1) * take, search: search ?? '', direction: args.direction ?? 'asc' }
}

/** What a table holds, in which order. */
export interface Table<Where, OrderBy> {
  where: Where
  orderBy: OrderBy[]
}

/** A table of which some rows may come last in either direction. */
export interface PartedTable<Where, OrderBy> extends Table<Where, OrderBy> {
  /** Its rows in two parts, each in `orderBy`'s order. */
  parts?: readonly [first: Where, last: Where]
}

/** The value of a page's type: its fields `rows` and `total` read only when they are asked for. */
export interface TablePage<Where, OrderBy> extends Table<Where, OrderBy> {
  take: number
  skip: number
}

/** The same of one that may have parts. */
export interface PartedPage<Where, OrderBy> extends PartedTable<Where, OrderBy> {
  take: number
  skip: number
}

/** The page of a table that was asked for. */
export const pageOf = <Held extends object>(
  { take, skip }: TablePlace,
  table: Held,
): Held & { take: number; skip: number } => ({ take, skip, ...table })

/** How the rows of a table are read. */
export interface TableReader<Where, OrderBy, Row> {
  /** Only the numbers of a page's rows, in its order. */
  ids(page: TablePage<Where, OrderBy>): PromiseLike<number[]>
  /** The rows with these numbers, with what is shown of them. */
  rows(ids: number[], orderBy: OrderBy[]): PromiseLike<Row[]>
  count(where: Where): PromiseLike<number>
}

/**
 * The rows of a page; those of the last part are read once the others are over. Their numbers are found first: what is
 * shown of a row would otherwise be joined to every row that is sorted or skipped.
 */
export async function pageRows<Where, OrderBy, Row>(
  { parts, ...page }: PartedPage<Where, OrderBy>,
  { ids, rows, count }: TableReader<Where, OrderBy, Row>,
): Promise<Row[]> {
  const found = async (part: TablePage<Where, OrderBy>) => rows(await ids(part), page.orderBy)
  if (!parts) return await found(page)
  const [first, last] = parts
  const { take, skip } = page
  const some = await found({ ...page, where: first })
  if (some.length === take) return some
  const before = some.length > 0 ? skip + some.length : await count(first)
  const rest = await found({ ...page, where: last, take: take - some.length, skip: Math.max(0, skip - before) })
  return [...some, ...rest]
}

/** All rows of a table, in its order. */
export async function allRows<Where, OrderBy, Row>(
  { where, orderBy, parts }: PartedTable<Where, OrderBy>,
  find: (table: Table<Where, OrderBy>) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const found: Row[][] = []
  for (const part of parts ?? [where]) found.push(await find({ where: part, orderBy }))
  return found.flat()
}

/** Options of the two fields that every page type has. */
export const ROWS = { description: 'Its rows, in the order asked for.', cost: { items: 'page' } } as const
export const TOTAL = { description: 'How many there are on all pages.', cost: { work: 20 } } as const
