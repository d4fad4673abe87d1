import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { FilterPanel } from './FilterPanel.tsx'
import { NO_FILTERS, type Filters } from '../../features/mentors/filters.ts'

const user = userEvent.setup()

function show(applied: Partial<Filters> = {}) {
  const onApply = vi.fn<(filters: Filters) => void>()
  const filters = { ...NO_FILTERS, ...applied }
  const environment = createMockEnvironment()
  const panel = (
    <RelayEnvironmentProvider environment={environment}>
      <FilterPanel applied={filters} onApply={onApply} busy={false} note={null} />
    </RelayEnvironmentProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: panel }], { initialEntries: ['/mentors?search=etabs'] })
  render(<RouterProvider router={router} />)
  return { onApply, router, environment }
}

test('applies what was chosen, only when told to', async () => {
  const { onApply } = show({ sort: 'lowest-price' })
  await user.type(screen.getByLabelText('Search'), 'etabs')
  await user.selectOptions(screen.getByLabelText('Main Branch'), 'Civil Engineering')
  await user.selectOptions(screen.getByLabelText('Availability'), 'Busy')
  expect(onApply).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(onApply).toHaveBeenCalledExactlyOnceWith({
    ...NO_FILTERS,
    search: 'etabs',
    mainBranch: 'Civil Engineering',
    available: false,
    sort: 'lowest-price',
  })
})

test('the main branch narrows the sub-branches and drops one that is not its own', async () => {
  show({ subBranch: 'Mechatronics' })
  const sub = screen.getByLabelText<HTMLSelectElement>('Sub-Branch')
  expect(within(sub).getAllByRole('option')).toHaveLength(30)
  await user.selectOptions(screen.getByLabelText('Main Branch'), 'Civil Engineering')
  expect(sub.value).toBe('')
  expect(
    within(sub)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All sub-branches',
    'Ceramics and Cement Technology',
    'Construction Technology & Management',
    'Environmental Engineering',
    'Mining Engineering',
  ])
})

test('a branch from the address that is in no list survives applying', async () => {
  const { onApply } = show({ mainBranch: 'Structural Engineering' })
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(onApply.mock.lastCall?.[0].mainBranch).toBe('Structural Engineering')
})

test('clearing keeps the order only', async () => {
  const { router } = show({ search: 'etabs', available: true, sort: 'next-free' })
  await user.type(screen.getByLabelText('Search'), ' and more')
  await user.click(screen.getByRole('link', { name: 'Clear Filters' }))
  await waitFor(() => expect(router.state.location.search).toBe('?sort=next-free'))
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('')
})

/** Counts of the last choice. */
const FACETS = [
  { name: 'mainBranch', any: 9, values: [{ value: 'Civil Engineering', count: 7 }] },
  { name: 'subBranch', any: 9, values: [{ value: 'Mining Engineering', count: 2 }] },
  {
    name: 'language',
    any: 9,
    values: ['English', 'Hindi', 'Tamil', 'Telugu', 'Odia', 'Urdu', 'Kannada'].map((value, at) => ({
      value,
      count: 9 - at,
    })),
  },
  { name: 'maxPrice', any: 9, values: [{ value: '1000', count: 4 }] },
  { name: 'minRating', any: 9, values: [] },
  { name: 'city', any: 9, values: [{ value: 'Pune', count: 3 }] },
]

async function answer({ environment }: ReturnType<typeof show>, mentorFacets = FACETS) {
  await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]))
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => ({ mentorFacets }) }),
    ),
  )
}

const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent)

test('each choice has its count, and what would lead to nobody is not offered', async () => {
  const shown = show({ city: 'pune', subBranch: 'Mechatronics', minRating: 4, language: ['Konkani'] })
  expect(optionsOf('Main Branch')).toHaveLength(4)
  await answer(shown)
  expect(optionsOf('Main Branch')).toEqual(['All branches', 'Civil Engineering (7)'])
  // What is chosen stays to be seen, with nobody or without a count.
  expect(optionsOf('Sub-Branch')).toEqual(['All sub-branches', 'Mining Engineering (2)', 'Mechatronics (0)'])
  expect(optionsOf('Price up to')).toEqual(['Any', '₹1,000 (4)'])
  expect(optionsOf('Rating')).toEqual(['Any rating', '4 and above (0)'])
  expect(optionsOf('City')).toEqual(['All cities', 'pune (3)'])
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map(({ value }) => value).slice(0, 6)).toEqual(['English', 'Hindi', 'Tamil', 'Telugu', 'Odia', 'Urdu'])
  expect(screen.getByLabelText<HTMLInputElement>('Konkani').closest('details')!.open).toBe(true)
})

test('the counts follow what is chosen; a field keeps the focus when they come', async () => {
  const shown = show()
  await user.selectOptions(screen.getByLabelText('Open Slot'), 'At the weekend')
  await user.click(screen.getByLabelText('City'))
  await answer(shown)
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
  await user.click(screen.getByLabelText('Tamil (7)'))
  await user.selectOptions(screen.getByLabelText('Price up to'), '1000')
  await waitFor(() =>
    expect(shown.environment.mock.getMostRecentOperation().request.variables).toMatchObject({
      free: 'WEEKEND',
      language: ['Tamil'],
      maxPrice: 1000,
    }),
  )
  expect(screen.getByLabelText('Tamil (7)')).toBeTruthy()
  await answer(shown, [{ name: 'language', any: 2, values: [{ value: 'Tamil', count: 1 }] }])
  await screen.findByLabelText('Tamil (1)')
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(shown.onApply.mock.lastCall?.[0]).toEqual({
    ...NO_FILTERS,
    free: 'weekend',
    language: ['Tamil'],
    maxPrice: 1000,
  })
})

test('more languages stay open when the last choice among them is taken back', async () => {
  const shown = show()
  await answer(shown)
  await user.click(screen.getByText('More languages'))
  const box = screen.getByLabelText('Kannada (3)')
  await user.click(box)
  await user.click(box)
  expect(box.closest('details')!.open).toBe(true)
})
