/** Lists of the administrators' tables: by page number, with their length, in any column's order. */
import { z } from 'zod/mini'
import type { Database } from '../database/client.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { SEARCH_MAXIMUM } from '../rules/constants.ts'
import { optionalLine, form } from '../rules/inputs/fields/fields.ts'
import { readInput } from '../rules/inputs/fields/issues.ts'
import { builder } from './builder.ts'
import { enumOf } from './enumOf.ts'
import { rowsOf } from './rowNow.ts'

/** Far beyond every list, and within the offsets that PostgreSQL takes. */
const LAST_PAGE = 100_000
const LARGEST_PAGE = 100

export const SortDirectionType = enumOf('SortDirection', 'In which direction a table is sorted.', {
  asc: 'Smallest, earliest or A first.',
  desc: 'Largest, latest or Z first.',
})
export type SortDirection = 'asc' | 'desc'

export type ArgBuilder = Parameters<NonNullable<Parameters<typeof builder.queryField>[1]>>[0]['arg']

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

const argsSchema = form('The page is missing', {
  first: z.nullish(z.int().check(z.minimum(1, 'first is at least 1'), z.maximum(LARGEST_PAGE, 'first is at most 100'))),
  page: z.nullish(z.int().check(z.minimum(1, 'page is at least 1'), z.maximum(LAST_PAGE, 'There is no such page'))),
  search: optionalLine('Search', SEARCH_MAXIMUM),
})

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

type Asked<Model extends Prisma.ModelName> = Prisma.TypeMap['model'][Model]['operations']['findMany']['args']
type Where<Model extends Prisma.ModelName> = NonNullable<Asked<Model>['where']>

/** What a table of a model holds, in which order. */
export interface Table<Model extends Prisma.ModelName> {
  where: Where<Model>
  orderBy: Extract<Asked<Model>['orderBy'], readonly unknown[]>
  /** Its rows in two parts, each in `orderBy`'s order, when some come last in either direction. */
  parts?: readonly [first: Where<Model>, last: Where<Model>]
}

/** The page of a table that was asked for. Throws ValidationError. */
export async function pageOf<Model extends Prisma.ModelName>(
  args: Parameters<typeof tablePlace>[0],
  tableAt: (place: TablePlace) => Table<Model> | Promise<Table<Model>>,
): Promise<TablePage<Model>> {
  const place = tablePlace(args)
  return { ...(await tableAt(place)), take: place.take, skip: place.skip }
}

/** The value of a page's type: its fields `rows` and `total` read only when they are asked for. */
interface TablePage<Model extends Prisma.ModelName> extends Table<Model> {
  take: number
  skip: number
}

/** The type of a table's pages. Administrators only. */
export const pageType = <Model extends Prisma.ModelName>(name: string, model: Model, whose: string) =>
  rowsPage(name, model, `A page of the ${whose} table.`)

/** The same of any rows of a model, also as another type than the model's own. */
export function rowsPage<Model extends Prisma.ModelName>(
  name: string,
  model: Model,
  description: string,
  type: object | string = model,
) {
  return builder.objectRef<TablePage<Model>>(name).implement({
    description: `${description} Administrators only.`,
    fields: (t) => ({
      rows: t.prismaField({
        ...ROWS,
        // One type stands for all of them here: what they are asked is the same.
        type: [type as 'Mentor'],
        resolve: (query, page, _args, { db }) => pageRows(db, model, page, query),
      }),
      total: t.int({ ...TOTAL, resolve: ({ where }, _args, { db }) => rowsOf(db, model).count({ where }) }),
    }),
  })
}

/** Columns that name a row where there is no `id`. */
const KEYS: Partial<Record<Prisma.ModelName, string>> = { Conversation: 'planSubscriptionId', WebhookEvent: 'eventId' }
const numberColumn = (model: Prisma.ModelName): string => KEYS[model] ?? 'id'

/** The numbers of a part of a table, in its order. */
async function numbersAt(db: Database, model: Prisma.ModelName, part: object): Promise<number[]> {
  const column = numberColumn(model)
  const rows: Record<string, number>[] = await rowsOf(db, model).findMany({ ...part, select: { [column]: true } })
  return rows.map((row) => row[column]!)
}

/** The rows of a page, by their numbers first: what is shown would otherwise be joined to every row sorted or skipped. */
async function pageRows<Model extends Prisma.ModelName>(
  db: Database,
  model: Model,
  { parts, where, orderBy, take, skip }: TablePage<Model>,
  query: object,
): Promise<never[]> {
  const found = async (part: object) => {
    const numbers = await numbersAt(db, model, { where, orderBy, take, skip, ...part })
    return await rowsOf(db, model).findMany({ ...query, where: { [numberColumn(model)]: { in: numbers } }, orderBy })
  }
  if (!parts) return await found({})
  const [first, last] = parts
  const some = await found({ where: first })
  if (some.length === take) return some
  const before = some.length > 0 ? skip + some.length : await rowsOf(db, model).count({ where: first })
  return [...some, ...(await found({ where: last, take: take - some.length, skip: Math.max(0, skip - before) }))]
}

/** The numbers of all rows of a table, in its order. */
export async function allNumbers<Model extends Prisma.ModelName>(
  db: Database,
  model: Model,
  { where, orderBy, parts }: Table<Model>,
): Promise<number[]> {
  const found: number[][] = []
  for (const part of parts ?? [where]) found.push(await numbersAt(db, model, { where: part, orderBy }))
  return found.flat()
}

/** Options of the two fields that every page type has. */
export const ROWS = { description: 'Its rows, in the order asked for.', cost: { items: 'page' } } as const
export const TOTAL = { description: 'How many there are on all pages.', cost: { work: 20 } } as const
/** Of a connection, in the place of the plugin's own field, which has neither. */
export const TOTAL_COUNT = { ...TOTAL, extensions: { pothosPrismaTotalCount: true } } as const
