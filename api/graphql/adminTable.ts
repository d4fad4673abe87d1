/** A table of the administrators, said once: its columns, filters and rows, for its page and for its file. */
import type { App } from '../app.ts'
import type { Prisma } from '../generated/prisma/client.ts'
import { isIstDate } from '../rules/time/time.ts'
import { builder } from './builder.ts'
import { sortColumn, wholeTable, type CsvQuery } from './csvTable.ts'
import { allNumbers, pageOf, pageType, tableArgs, type ArgBuilder, type Table, type TablePlace } from './tablePages.ts'

/** What a table is narrowed by. */
interface Filter<Value> {
  arg(arg: ArgBuilder): unknown
  /** From the link of the table's file, undefined for what it cannot be; null where the link has none. */
  read: ((text: string | undefined) => Value | undefined) | null
}

export const wordFilter = (description: string): Filter<string> => ({
  arg: (arg) => arg.string({ required: false, description }),
  read: (text) => text,
})

export const yesNoFilter = (description: string): Filter<boolean> => ({
  arg: (arg) => arg.boolean({ required: false, description }),
  read: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
})

export const dayFilter = (description: string): Filter<string> => ({
  arg: (arg) => arg({ type: 'Date', required: false, description }),
  read: (text) => (text !== undefined && isIstDate(text) ? text : undefined),
})

/** One of the values of an enum, which a link names in small letters. */
export const oneFilter = <Value extends string>(
  type: { readonly $inferType: Value },
  values: readonly NoInfer<Value>[],
  description: string,
): Filter<Value> => ({
  arg: (arg) => arg({ type: type as never, required: false, description }),
  read: (text) => values.find((value) => value === text?.toLowerCase()),
})

/** For tables whose rows are numbered in the order in which they were made. A file has them all. */
export const BEFORE: Filter<number> = {
  arg: (arg) =>
    arg.int({
      required: false,
      description:
        'Only rows with a lower number, the highest first: a whole table is read with it, 100 rows at a time.',
    }),
  read: null,
}

type Asked<Filters, Column> = { [Name in keyof Filters]?: Filters[Name] | null | undefined } & {
  sort?: Column | null | undefined
}

interface Definition<Model extends Prisma.ModelName, Column extends string, Filters> {
  /** Its field of `Query`. */
  field: string
  description: string
  model: Model
  /** The type of its pages, and of its columns. */
  page: string
  sort: string
  /** As in "the mentors' table". */
  whose: string
  columns: Readonly<Record<string, { readonly value: Column; readonly description: string }>>
  /** A part of which the search finds. */
  searched: string
  filters: { [Name in keyof Filters]: Filter<Filters[Name]> }
  rows(
    asked: Asked<NoInfer<Filters>, NoInfer<Column>>,
    place: TablePlace,
    app: Pick<App, 'db' | 'clock'>,
  ): Table<Model> | Promise<Table<Model>>
}

/** Adds the table to `Query`; answers the type of its pages, and what its file reads. */
export function adminTable<Model extends Prisma.ModelName, Column extends string, Filters extends object>(
  definition: Definition<Model, Column, Filters>,
) {
  const { field, description, model, page, sort, whose, columns, searched, filters, rows } = definition
  const Page = pageType(page, model, whose)
  const Sort = builder.enumType(sort, {
    description: `Columns by which the ${whose} table is sorted.`,
    values: columns,
  })
  const each = Object.entries(filters) as [string, Filter<unknown>][]
  builder.queryField(field, (t) =>
    t.field({
      type: Page,
      authScopes: { admin: true },
      description: `${description} Administrators only.`,
      args: {
        ...tableArgs(t.arg, searched),
        sort: t.arg({ type: Sort, required: false, description: 'Column to sort by.' }),
        ...(Object.fromEntries(each.map(([name, filter]) => [name, filter.arg(t.arg)])) as object),
      },
      resolve: (_root, args, context) =>
        pageOf(args, (place) => rows(args as Asked<Filters, Column>, place, context)) as never,
    }),
  )
  const askedBy = (query: CsvQuery) =>
    ({
      sort: sortColumn(columns, query),
      ...Object.fromEntries(each.flatMap(([name, { read }]) => (read ? [[name, read(query.filters[name])]] : []))),
    }) as Asked<Filters, Column>
  return {
    Page,
    /** The numbers of all rows that the table has with the parameters of a link, in its order. */
    numbers: async (app: Pick<App, 'db' | 'clock'>, query: CsvQuery): Promise<number[]> =>
      await allNumbers(app.db, model, await rows(askedBy(query), wholeTable(query), app)),
  }
}
