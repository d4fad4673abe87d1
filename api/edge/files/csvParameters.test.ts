/** What stands in the address of a table of administrators is what its file is asked for. */
import { MENTOR_COLUMNS } from '../../mentors/administration/allMentors.graphql.ts'
import { expect, test } from 'vitest'
import { CONVERSATION_COLUMNS } from '../../chat/administration/allConversations.graphql.ts'
import { BOOKING_COLUMNS } from '../../bookings/admin/allBookings.graphql.ts'
import { csvTables } from '../../features.ts'
import { csvQuery, sortColumn } from '../../graphql/csvTable.ts'
import { MENTEE_COLUMNS } from '../../mentees/allMentees.graphql.ts'
import { ORDER_COLUMNS } from '../../orders/allOrders.graphql.ts'
import { REQUEST_COLUMNS } from '../../requests/allMentorshipRequests.graphql.ts'
import { testApp } from '../../testing/app.ts'
import { recordStatements } from '../../testing/statements.ts'
import { MEANING_COLUMNS } from '../../mentors/meanings/allMeanings.graphql.ts'
import { MISSED_SEARCH_COLUMNS } from '../../needs/allMissedSearches.graphql.ts'
import { NEED_COLUMNS } from '../../needs/allNeeds.graphql.ts'
import { WORKSHOP_COLUMNS } from '../../workshops/allWorkshops.graphql.ts'
import { csvAddress, type CsvTable } from '../../../web/features/admin/tables/tableVariables.ts'
import * as chats from '../../../web/pages/admin/chats/chatsAddress.ts'
import * as meanings from '../../../web/pages/admin/meanings/meaningsAddress.ts'
import * as mentees from '../../../web/pages/admin/mentees/menteesAddress.ts'
import * as mentors from '../../../web/pages/admin/mentors/mentorsAddress.ts'
import * as mentorships from '../../../web/pages/admin/mentorships/mentorshipsAddress.ts'
import * as needs from '../../../web/pages/admin/needs/needsAddress.ts'
import * as searches from '../../../web/pages/admin/needs/searchesAddress.ts'
import * as requests from '../../../web/pages/admin/requests/requestsAddress.ts'
import * as workshops from '../../../web/pages/admin/workshops/workshopsAddress.ts'
import * as audit from '../../../web/pages/adminAudit/auditAddress.ts'
import * as payments from '../../../web/pages/adminPayments/ordersAddress.ts'
import { readTable, type TableShape } from '../../../web/ui/table/tableAddress.ts'

const { app, url } = await testApp()
const recorded = recordStatements(url)

interface Page {
  SHAPE: TableShape
  /** The server's name of each column that sorts. */
  SORTS: Readonly<Record<string, string>>
  columns: Readonly<Record<string, { value: string }>>
  /** Beside the shape's filters. */
  sought?: readonly string[]
}

const PAGES: Record<CsvTable, Page> = {
  mentors: { ...mentors, columns: MENTOR_COLUMNS },
  workshops: { ...workshops, columns: WORKSHOP_COLUMNS },
  mentees: { ...mentees, columns: MENTEE_COLUMNS },
  mentorships: { ...mentorships, columns: BOOKING_COLUMNS },
  requests: { ...requests, columns: REQUEST_COLUMNS },
  chats: { ...chats, columns: CONVERSATION_COLUMNS },
  payments: { ...payments, columns: ORDER_COLUMNS },
  searches: { ...searches, columns: MISSED_SEARCH_COLUMNS },
  needs: { ...needs, columns: NEED_COLUMNS },
  meanings: { ...meanings, columns: MEANING_COLUMNS },
  audit: { SHAPE: audit.SHAPE, SORTS: {}, columns: {}, sought: audit.SOUGHT },
}
const pages = Object.entries(PAGES) as [CsvTable, Page][]

/** What the page with this address asks for as a file, in the route's words. */
function asked(name: CsvTable, { SHAPE, sought = [] }: Page, address: Record<string, string>) {
  const state = readTable(new URLSearchParams(address), SHAPE)
  const filters = {
    ...state.filters,
    ...Object.fromEntries(sought.flatMap((id) => (address[id] ? [[id, address[id]]] : []))),
  }
  const { searchParams } = new URL(csvAddress(name, { ...state, filters }), 'http://localhost')
  return csvQuery(Object.fromEntries(searchParams))
}

test('there is a file for every table, and a table for every file', () => {
  expect(csvTables.map(({ name }) => name).toSorted()).toEqual(Object.keys(PAGES).toSorted())
})

test.each(pages)('%s: every column that sorts the page sorts the file', (name, page) => {
  expect(page.SHAPE.sortable).toEqual(Object.keys(page.SORTS))
  for (const [column, server] of Object.entries(page.SORTS))
    for (const direction of ['asc', 'desc']) {
      const query = asked(name, page, { sort: `${direction === 'desc' ? '-' : ''}${column}` })
      expect([column, query.sort?.direction, sortColumn(page.columns, query)]).toEqual([
        column,
        direction,
        page.columns[server]?.value,
      ])
    }
})

/** The statements that find the rows of a file. */
async function statementsOf(name: CsvTable, page: Page, address: Record<string, string>): Promise<string> {
  recorded.statements.length = 0
  const table = csvTables.find((one) => one.name === name)!
  await Array.fromAsync(table.batches({ ...app, db: recorded.db }, asked(name, page, address)))
  return recorded.statements.join('\n')
}

test.each(pages)('%s: every filter of the page narrows the file, and so does its search', async (name, page) => {
  const whole = await statementsOf(name, page, {})
  const { sought = [] } = page
  const filters = page.SHAPE.filters.flatMap(({ id, values }) =>
    (values === 'day' ? ['2026-11-23'] : values).map((value) => ({ [id]: value })),
  )
  const idle: object[] = []
  for (const address of [...filters, ...sought.map((id) => ({ [id]: 'mentor:7' })), { q: 'asha' }])
    if ((await statementsOf(name, page, address)) === whole) idle.push(address)
  expect(idle).toEqual([])
})

test.each(pages)('%s: the file is asked for nothing that the page has not', async (name, page) => {
  const read = new Set<string>()
  const query = csvQuery({})
  const filters = new Proxy(query.filters, {
    get: (_filters, id) => void read.add(String(id)),
  })
  const table = csvTables.find((one) => one.name === name)!
  await Array.fromAsync(table.batches(app, { ...query, filters }))
  expect([...read].toSorted()).toEqual([...page.SHAPE.filters.map(({ id }) => id), ...(page.sought ?? [])].toSorted())
})
