import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useSyncExternalStore } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { saveFile } from '../../lib/saveFile.ts'
import { DataTable } from './DataTable.tsx'
import { PanelContent } from './SidePanel.tsx'
import { useTableAddress } from './tableAddress.ts'
import type { DataColumn, DataTableProps } from './tableProps.ts'

vi.mock('../../lib/saveFile.ts', () => ({ saveFile: vi.fn<typeof saveFile>() }))
beforeEach(() => vi.mocked(saveFile).mockClear())

interface Person {
  id: string
  name: string
  branch: string
  /** Null: not set. */
  rate: number | null
}

const PEOPLE: Person[] = Array.from({ length: 30 }, (_, place) => ({
  id: String(place + 1),
  name: `Person ${place + 1}`,
  branch: place % 2 === 0 ? 'Civil' : 'Mechanical',
  rate: place === 4 ? null : (30 - place) * 100,
}))
const columns: DataColumn<Person>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name },
  { id: 'branch', label: 'Branch', value: ({ branch }) => branch },
  {
    id: 'rate',
    label: 'Rate',
    value: ({ rate }) => rate,
    cell: ({ rate }) => (rate === null ? 'New' : `₹${rate}`),
    figure: true,
  },
  { id: 'level', label: 'Level', hidden: true, value: ({ id }) => Number(id), exportValue: ({ id }) => `L${id}` },
  { id: 'acts', label: 'Actions', value: () => null, sortable: false, exported: false },
]
const branches = ['Civil', 'Mechanical'].map((value) => ({ value, label: value }))
const shape = { sortable: ['name', 'branch', 'rate'], filters: [{ id: 'branch', values: ['Civil', 'Mechanical'] }] }

function People(served: Partial<DataTableProps<Person>>) {
  return (
    <DataTable
      label="People"
      noun="person"
      columns={columns}
      rows={PEOPLE}
      rowId={({ id }) => id}
      address={useTableAddress(shape)}
      filters={[{ id: 'branch', label: 'Branch', any: 'All branches', options: branches }]}
      searchHint="Name or branch"
      csvName="people"
      panel={(id, row) => (
        <PanelContent title={row?.name ?? `Person ${id}`}>{row && <p>Rate {row.rate}</p>}</PanelContent>
      )}
      {...served}
    />
  )
}

function show(address = '/', element = <People />) {
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return router
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const csv = () =>
  vi.mocked(saveFile).mock.calls.map(([, content]) => String(content).replace('\uFEFF', '').trim().split('\r\n'))

test('the address says what is shown', () => {
  show('/?q=person 1&sort=-rate&branch=Mechanical')
  expect(names()).toEqual(['Person 10', 'Person 12', 'Person 14', 'Person 16', 'Person 18'])
  expect(screen.getByRole('columnheader', { name: 'Rate' }).getAttribute('aria-sort')).toBe('descending')
  expect(screen.getByText('1–5 of 5 persons')).not.toBeNull()
})

test('what is typed counts a moment later, from the first page, and is no place of its own', async () => {
  const user = userEvent.setup()
  const router = show('/?page=2')
  expect(names()).toHaveLength(5)
  await user.type(screen.getByLabelText('Search'), 'person 30')
  await waitFor(() => expect(router.state.location.search).toBe('?q=person+30'))
  await waitFor(() => expect(names()).toEqual(['Person 30']))
  expect(router.state.historyAction).toBe('REPLACE')
  await router.navigate('/?q=person+2')
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('person 2'))
})

test('a head sorts up, down and not at all; what has no value comes last both ways', async () => {
  const user = userEvent.setup()
  const router = show('/?rows=50')
  const head = () => screen.getByRole('button', { name: 'Rate' })
  await user.click(head())
  expect(names()[0]).toBe('Person 30')
  expect(names().at(-1)).toBe('Person 5')
  await user.click(head())
  expect(names()[0]).toBe('Person 1')
  expect(names().at(-1)).toBe('Person 5')
  await user.click(head())
  expect(router.state.location.search).toBe('?rows=50')
})

test('pages turn, Back returns', async () => {
  const user = userEvent.setup()
  const router = show()
  const isOff = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'
  const next = screen.getByRole('button', { name: 'Next page' })
  expect([isOff('Previous page'), isOff('Next page')]).toEqual([true, false])
  await user.click(next)
  expect(screen.getByText('26–30 of 30 persons')).not.toBeNull()
  expect([isOff('Previous page'), isOff('Next page')]).toEqual([false, true])
  // The last page does not take the focus of who paged by keyboard, and there is nothing after it.
  expect(document.activeElement).toBe(next)
  await user.keyboard('{Enter}')
  expect(screen.getByText('26–30 of 30 persons')).not.toBeNull()
  await router.navigate(-1)
  await waitFor(() => expect(screen.getByText('1–25 of 30 persons')).not.toBeNull())
})

test('the file has all that matches, on every page, and no buttons', async () => {
  const user = userEvent.setup()
  show('/?branch=Civil&sort=name')
  await user.click(screen.getByRole('button', { name: 'CSV of 15 rows' }))
  await waitFor(() => expect(csv()).toHaveLength(1))
  expect(csv()[0]).toHaveLength(16)
  expect(csv()[0]?.slice(0, 2)).toEqual(['Name,Branch,Rate,Level', 'Person 1,Civil,3000,L1'])
  expect(csv()[0]).toContain('Person 5,Civil,,L5')
  expect(screen.queryByRole('columnheader', { name: 'Level' })).toBeNull()
})

test('days that bound a span are one part of the tools, so that they stay side by side', () => {
  const days = [
    { id: 'from', label: 'From', isDay: true },
    { id: 'to', label: 'To', isDay: true },
  ] as const
  show('/', <People filters={[...days, { id: 'branch', label: 'Branch', any: 'All branches', options: branches }]} />)
  const partOf = (label: string) => screen.getByLabelText(label).closest('[data-part="field"]')!.parentElement!
  expect([...partOf('To').children]).toHaveLength(2)
  expect(partOf('From')).toBe(partOf('To'))
  expect(partOf('Branch')).not.toBe(partOf('To'))
})

test('rows of a server are shown as they come, and it makes the file of all of them', () => {
  show('/?page=3&q=nobody', <People rows={PEOPLE.slice(0, 2)} total={1252} csvHref="/api/csv?q=nobody" />)
  expect(names()).toEqual(['Person 1', 'Person 2'])
  expect(screen.getByText('51–52 of 1,252 persons')).not.toBeNull()
  const file = screen.getByRole('link', { name: 'CSV of 1,252 rows' })
  expect([file.getAttribute('href'), file.hasAttribute('download')]).toEqual(['/api/csv?q=nobody', true])
})

function rowsThatChange(first: Person[]) {
  let rows = first
  const heard = new Set<() => void>()
  return {
    current: () => rows,
    subscribe(changed: () => void) {
      heard.add(changed)
      return () => void heard.delete(changed)
    },
    give(next: Person[]): void {
      rows = next
      for (const changed of heard) changed()
    },
  }
}

test('when the row with the focus goes, the next one has it; after the last row, what the empty table offers', async () => {
  // A table that is given other rows, as by a list that was read anew.
  const { give, subscribe, current } = rowsThatChange(PEOPLE.slice(0, 3))
  function Served() {
    const rows = useSyncExternalStore(subscribe, current)
    return <People rows={rows} total={rows.length} />
  }
  show('/?q=nobody', <Served />)
  screen.getByRole('link', { name: 'Person 2' }).focus()
  act(() => give([PEOPLE[0]!, PEOPLE[2]!]))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Person 3' }))
  act(() => give([PEOPLE[0]!]))
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Person 1' }))
  act(() => give([]))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear search and filters' }))
})

test('while another page is on its way the rows stay, dimmed, and the foot says so', () => {
  show('/?page=2', <People rows={PEOPLE.slice(0, 2)} total={52} busy />)
  expect(names()).toEqual(['Person 1', 'Person 2'])
  expect(screen.getByText('Loading…')).not.toBeNull()
  expect(screen.getByRole('table').closest('[aria-busy="true"]')).not.toBeNull()
})

test('a row that is not on this page opens at the side as well', async () => {
  show('/?open=99')
  expect(await screen.findByRole('dialog', { name: 'Person 99' })).not.toBeNull()
})

test('a table without rows says why; a file of nothing is not offered', async () => {
  const empty = { title: 'No persons yet', why: 'They appear when they register.' }
  const none = <People rows={[]} total={0} csvHref="/api/csv" empty={empty} />
  const router = show('/', none)
  expect(screen.getByText('They appear when they register.')).not.toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear search and filters' })).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'CSV of 0 rows' }).disabled).toBe(true)
  await router.navigate('/?q=nobody')
  expect(await screen.findByText('Nothing matches your search and filters.')).not.toBeNull()
})

test('a row opens at the side and is named by the address; Escape closes it', async () => {
  const user = userEvent.setup()
  const router = show('/?sort=name')
  await user.click(screen.getByRole('link', { name: 'Person 12' }))
  expect(within(await screen.findByRole('dialog', { name: 'Person 12' })).getByText('Rate 1900')).not.toBeNull()
  expect(router.state.location.search).toBe('?sort=name&open=12')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('?sort=name')
})

test('nothing found says so and leads back; a page past the last one leads to the first', async () => {
  const user = userEvent.setup()
  const router = show('/?q=nobody&branch=Civil')
  expect(screen.getByText('No persons found')).not.toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'CSV of 0 rows' }).disabled).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(names()).toHaveLength(25)
  await router.navigate('/?page=9')
  await user.click(await screen.findByRole('button', { name: 'First page' }))
  expect(names()).toHaveLength(25)
})
