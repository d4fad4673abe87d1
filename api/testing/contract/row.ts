/**
 * How a documented call is held to the contract. For everybody in the order of IDENTITIES the status of asking, `ok` for
 * those who may; of mentees, mentors and community members it is somebody with no part in the row that is asked about.
 */
export const IDENTITIES = ['visitor', 'expired', 'mentee', 'mentor', 'community', 'administrator'] as const
export type Identity = (typeof IDENTITIES)[number]

/** What is wrong with a value: the message for it, at the field unless another path is given. */
export type Bad = [value: unknown, message: string, path?: string]

/**
 * A field's messages: when it is missing or null (null: it may be), when it is of another type, and other bad values. A
 * number or a text is only of another type where JSON Schema does not allow it.
 */
export type Field = [missing: string | null, wrong: string, ...others: Bad[]]

/** Filters, all of them optional: what is said when one comes twice (null: it may), and of other bad values. */
export type Filters = Record<string, [wrong: string | null, ...others: Bad[]]>

export interface Row {
  /** Whose own row it is, besides everybody with `ok`. */
  own?: Identity[]
  /** Missing for what only another way of asking reaches. */
  others?: string
  /** The same request once more. Reads answer the same. */
  again?: number
  /** Ids that nobody has, in the path and, by their fields, in the body. */
  unknownId?: number | Record<string, number>
  unknown?: Record<string, number>
  /** What cannot be an id, where the path then answers otherwise than for one that nobody has. */
  noId?: number
  body?: Record<string, Field>
  /** The field that says which of the others are read. */
  decidedBy?: string
  query?: Filters
}

/** Ends the name of what an address does for administrators alone. */
export const ADMINISTRATORS_ONLY = ' (administrators)'
/** By `METHOD /path`. */
export type Rows = Record<string, Row>

/** Far more than any field takes. */
export const HUGE = 'x'.repeat(6_000)

/** One line or prose that may be left out. */
export const optionalText = (label: string, maximum: number): Field => [
  null,
  `${label} must be text`,
  [HUGE, `${label} must be at most ${maximum} characters`],
]
const LENGTH = 'Password must be at least 8 characters long'
const COMPOSITION =
  'Password must contain at least 1 uppercase letter, 1 number, 1 special character, and be at least 8 characters long'
/** A new password of a member. */
export const newPassword: Field = [
  LENGTH,
  LENGTH,
  ['Sh0rt@x', LENGTH],
  ['lowercase1@', COMPOSITION],
  ['UPPERCASE1@', COMPOSITION],
  ['NoDigits@', COMPOSITION],
  ['NoSpecial1', COMPOSITION],
  ['Other#Sign1', COMPOSITION],
  [HUGE, 'Password must be at most 1024 characters long'],
]
/** An id of something, as a number or its digits. */
export function idOf(label: string): Field {
  const invalid = `${label} must be a whole number above 0`
  return [`${label} is required`, invalid, [0, invalid], [-1, invalid], [1.5, invalid], ['x', invalid], [1e30, invalid]]
}
/** What a payment window handed over. */
export const proof = (...names: string[]): Record<string, Field> =>
  Object.fromEntries(
    names.map((name) => {
      const required = `${name} is required`
      return [name, [required, required, ['', required], [HUGE, `${name} is too long`]]]
    }),
  )
/** A filter by words. */
export const search: [string, ...Bad[]] = [
  'Search must be text',
  [HUGE.slice(0, 300), 'Search must be at most 200 characters'],
]
/** How much of a whole table. */
const LIMIT = 'Limit must be a whole number above 0'
export const tableFilters: Filters = {
  search,
  limit: [LIMIT, ['0', LIMIT], ['-1', LIMIT], ['x', LIMIT], ['1.5', LIMIT]],
}
const [PAGE, PAGE_LIMIT] = ['Page must be a whole number above 0', 'Limit is 1 to 100']
export const pageFilters: Filters = {
  search,
  page: [PAGE, ['0', PAGE], ['x', PAGE]],
  limit: [PAGE_LIMIT, ['0', PAGE_LIMIT], ['101', PAGE_LIMIT], ['x', PAGE_LIMIT]],
}
const REASON = 'Give a reason of at least 5 characters'
/** Why an administrator does something. */
export const reason: Field = [
  REASON,
  REASON,
  ['abcd', REASON],
  ['    ', REASON],
  [HUGE, 'Reason must be at most 500 characters'],
]

/** Everybody alike. */
export const EVERYBODY = 'ok  ok  ok  ok  ok  ok'
/** Administrators alone. */
export const ADMINISTRATORS = '401 401 403 403 403 ok'
/** Members alone, each about themselves. */
export const MEMBERS = '401 401 ok  ok  ok  403'

/** By who asks. */
export const statusesOf = ({ others = '' }: Row): [Identity, number | 'ok'][] =>
  others
    .split(/\s+/)
    .filter(Boolean)
    .map((word, at) => [IDENTITIES[at]!, word === 'ok' ? 'ok' : Number(word)])

const WORDS: Partial<Record<Identity, string>> = {
  mentee: 'mentees',
  mentor: 'mentors',
  community: 'community members',
  administrator: 'administrators',
}
const OWN: Partial<Record<Identity, string>> = {
  mentee: 'its mentee',
  mentor: 'its mentor',
  community: 'its community member',
  administrator: 'administrators',
}

/** Who may make the call of these rows, in words and by their cookies. */
export function callersOf(rows: readonly Row[]): { whoMay: string; cookies: string[] } {
  if (rows.some(isPublic)) return { whoMay: 'everybody', cookies: [] }
  const own = rows.flatMap((row) => row.own ?? [])
  const may = rows.map((row) => statusesOf(row).flatMap(([kind, status]) => (status === 'ok' ? [kind] : [])))
  const kinds = [...own, ...may.flat()]
  const words = rows.flatMap((row, at) => [
    ...(row.own ?? []).map((kind) => OWN[kind]),
    ...may[at]!.map((kind) => WORDS[kind]),
  ])
  return {
    whoMay: [...new Set(words)].join(', '),
    cookies: [
      ...(kinds.some((kind) => kind !== 'administrator') ? ['session'] : []),
      ...(kinds.includes('administrator') ? ['admin_session'] : []),
    ],
  }
}

/** Whether nobody has to be signed in. */
export const isPublic = (row: Row): boolean =>
  statusesOf(row).some(([kind, status]) => kind === 'visitor' && status === 'ok')
