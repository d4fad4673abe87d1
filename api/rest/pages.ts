/** Tables: whole ones, read and sent 100 rows at a time, and one page of those that only grow. */
import { z } from 'zod/mini'
import { SEARCH_MAXIMUM } from '../rules/constants.ts'
import { optionalLine, form } from '../rules/inputs/fields/fields.ts'
import { dayField } from '../rules/inputs/fields/idsAndTimes.ts'

const PAGE = 100
const LIMIT = 'Limit must be a whole number above 0'

/** A filter that is a whole number of this pattern, or missing. */
export const wholeNumber = (pattern: RegExp, message: string) =>
  z.pipe(
    z.optional(z.string(message).check(z.regex(pattern, message))),
    z.transform((text: string | undefined) => (text ? Number(text) : undefined)),
  )

/** Filters of the calls that answer a whole table. */
export const tableQuery = form('The filters are missing', {
  search: optionalLine('Search', SEARCH_MAXIMUM),
  limit: wholeNumber(/^([1-9]\d{0,8})?$/, LIMIT),
})
interface Call {
  query: z.infer<typeof tableQuery>
}

/** Above every number of a row: `before` it are all of them. */
const INT32_MAXIMUM = 2 ** 31 - 1

export const firstPage = ({ query: { search } }: Call) => ({ search, before: INT32_MAXIMUM })

/** Variables of the page after the `count`th: rows with lower numbers than its. Null after the last that was asked for. */
export function nextPage(rows: readonly { id: number }[], { query: { search, limit } }: Call, count: number) {
  const isLast = rows.length < PAGE || (limit !== undefined && limit <= count * PAGE)
  return isLast ? null : { search, before: Math.min(...rows.map(({ id }) => id)) }
}

/** Rows of the `count`th page, or of all of them: not more than were asked for. */
export const limited = <Row>(rows: readonly Row[], { query: { limit } }: Call, count = 1): Row[] =>
  rows.slice(0, limit === undefined ? undefined : limit - (count - 1) * PAGE)

const DAY = 'Choose a day such as 2026-11-28'

/** A filter that may be missing or empty. */
export const filter = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.transform((text: unknown) => (text === '' ? undefined : text)),
    z.optional(schema),
  )

export const dayFilter = () => filter(dayField({ required: DAY, invalid: DAY }))

/** Filters of the calls that answer one page. */
export const pageQuery = form('The filters are missing', {
  search: optionalLine('Search', SEARCH_MAXIMUM),
  page: wholeNumber(/^([1-9]\d{0,4})?$/, 'Page must be a whole number above 0'),
  limit: wholeNumber(/^([1-9]\d?|100)?$/, 'Limit is 1 to 100'),
})

interface Page {
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** Variables of the page of a list after this one, beside those given; null for the last. */
export const pageAfter = <Given extends object = object>(page: Page | undefined, given?: Given) =>
  page?.pageInfo.hasNextPage ? { ...(given as Given), after: page.pageInfo.endCursor } : null
