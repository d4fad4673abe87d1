/** What administrators' pages are asked for, and the same rows by SQL written by hand: the page and its total. */
import { TABLES, type Table } from './tables.ts'

export interface AdminCase {
  name: string
  /** The client's document. */
  document: string
  variables: object
  sql: readonly string[]
}

const ROWS = 25

function* casesOf(name: string, table: Table): Generator<AdminCase> {
  const { document, rows, from, order, sorts = {}, searches: searched = {}, far } = table
  const asked = (more: string, variables: object, sorted = order, condition = 'true', page = 1): AdminCase => {
    const where = `WHERE ${table.where ?? 'true'} AND ${condition}`
    return {
      name: `${name}, ${more}`,
      document,
      variables: { first: ROWS, page, ...variables },
      sql: [
        `SELECT ${rows} FROM ${from} ${where} ORDER BY ${sorted} LIMIT ${ROWS} OFFSET ${(page - 1) * ROWS}`,
        `SELECT count(*) FROM ${from} ${where}`,
      ],
    }
  }
  yield asked('first page', {})
  yield asked(`page ${far}`, { page: far }, order, 'true', far)
  for (const [sort, column] of Object.entries(sorts))
    yield asked(`by ${sort}`, { sort, direction: 'DESC' }, `${column} DESC NULLS LAST, ${order}`)
  const [column] = Object.entries(sorts)
  for (const [search, condition] of Object.entries(searched)) {
    yield asked(`“${search}”`, { search }, order, condition)
    if (column)
      yield asked(`“${search}” by ${column[0]}`, { search, sort: column[0] }, `${column[1]}, ${order}`, condition)
  }
}

const counts = (...tables: string[]) => tables.map((table) => `SELECT count(*) FROM ${table}`)

export const ADMIN_CASES: readonly AdminCase[] = [
  ...Object.entries(TABLES).flatMap(([name, table]) => [...casesOf(name, table)]),
  {
    name: 'totals',
    document: 'AdminPageQuery',
    variables: {},
    sql: counts('mentors', 'workshops', 'mentees', 'bookings', 'mentorship_requests', 'conversations'),
  },
  {
    name: 'analytics, 12 weeks',
    document: 'AnalyticsTabQuery',
    variables: { weeks: 12 },
    sql: [
      ['mentors', 'created_at'],
      ['mentees', 'created_at'],
      ['bookings', 'confirmed_at'],
      ['workshop_registrations', 'registered_at'],
      ['payments', 'captured_at'],
      ['refunds', 'created_at'],
    ].map(
      ([table, at]) =>
        `SELECT date_trunc('week', ${at}), count(*) FROM ${table} WHERE ${at} > now() - interval '12 weeks' GROUP BY 1`,
    ),
  },
  {
    name: 'work queue',
    document: 'WorkQueueQuery',
    variables: {},
    sql: [
      `SELECT * FROM mentors WHERE status = 'pending review' ORDER BY id LIMIT 5`,
      `SELECT * FROM workshops WHERE NOT is_active ORDER BY id LIMIT 5`,
      `SELECT * FROM bookings WHERE status = 'confirmed' AND starts_at < now() + interval '1 day' AND ends_at > now() AND meeting_link IS NULL ORDER BY starts_at LIMIT 5`,
      ...counts(
        `mentors WHERE status = 'pending review'`,
        'workshops WHERE NOT is_active',
        `refunds WHERE status = 'failed'`,
      ),
    ],
  },
]
