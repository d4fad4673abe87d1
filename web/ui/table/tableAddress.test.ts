import { expect, test } from 'vitest'
import { changeTable, readTable, sortAfter, writeTable, type TableShape } from './tableAddress.ts'

const shape: TableShape = { sortable: ['name', 'rate'], filters: [{ id: 'branch', values: ['civil', 'mechanical'] }] }
const read = (search: string) => readTable(new URLSearchParams(search), shape)
const EMPTY = { search: '', sort: null, filters: {}, page: 1, size: 25, open: null }

test('an address says all of it, and is written as it was read', () => {
  const search = 'tab=mentors&q=rao&sort=-rate&branch=civil&page=2&rows=50&open=12'
  expect(read(search)).toEqual({
    search: 'rao',
    sort: { column: 'rate', descending: true },
    filters: { branch: 'civil' },
    page: 2,
    size: 50,
    open: '12',
  })
  expect(writeTable(new URLSearchParams(search), read(search), shape).toString()).toBe(search)
})

test.each(['sort=password', 'branch=', 'branch=chemistry', 'page=0', 'page=-1', 'page=1e9', 'rows=7', 'open='])(
  '%s counts as absent',
  (search) => expect(read(search)).toEqual(EMPTY),
)

test('what is at its default is left out, what is not ours stays', () => {
  expect(writeTable(new URLSearchParams('tab=mentors&q=x&page=3'), read(''), shape).toString()).toBe('tab=mentors')
})

test('another search, order, filter or length begins with the first page; a panel does not', () => {
  const third = read('page=3&open=4')
  for (const change of [{ search: 'x' }, { sort: null }, { filters: {} }, { size: 50 } as const])
    expect(changeTable(third, change).page).toBe(1)
  expect(changeTable(third, { open: null }).page).toBe(3)
})

test('a head sorts up, down, and not at all', () => {
  const up = sortAfter({ column: 'name', descending: true }, 'rate')
  expect(up).toEqual({ column: 'rate', descending: false })
  const down = sortAfter(up, 'rate')
  expect(down).toEqual({ column: 'rate', descending: true })
  expect(sortAfter(down, 'rate')).toBeNull()
})

test('a day in the URL is a day that there is', () => {
  const days: TableShape = { sortable: [], filters: [{ id: 'from', values: 'day' }] }
  const filtersOf = (search: string) => readTable(new URLSearchParams(search), days).filters
  expect(filtersOf('from=2026-11-28')).toEqual({ from: '2026-11-28' })
  for (const wrong of ['from=2026-02-30', 'from=yesterday', 'from=']) expect(filtersOf(wrong)).toEqual({})
})
