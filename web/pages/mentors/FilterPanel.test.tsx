import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { expect, test, vi } from 'vitest'
import { FilterPanel } from './FilterPanel.tsx'
import { NO_FILTERS, type Filters } from '../../features/mentors/filters.ts'

const user = userEvent.setup()

function show(applied: Partial<Filters> = {}) {
  const onApply = vi.fn<(filters: Filters) => void>()
  const panel = <FilterPanel applied={{ ...NO_FILTERS, ...applied }} onApply={onApply} busy={false} note={null} />
  const router = createMemoryRouter([{ path: '*', element: panel }], { initialEntries: ['/mentors?search=etabs'] })
  render(
    <RelayEnvironmentProvider environment={createMockEnvironment()}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  return { onApply, router }
}

test('applies what was chosen, only when told to', async () => {
  const { onApply } = show({ sort: 'lowest-price' })
  await user.type(screen.getByLabelText('Search'), 'etabs')
  await user.selectOptions(screen.getByLabelText('Main Branch'), 'Civil Engineering')
  await user.selectOptions(screen.getByLabelText('Availability'), 'Busy')
  expect(onApply).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Apply Filters' }))
  expect(onApply).toHaveBeenCalledExactlyOnceWith({
    search: 'etabs',
    asTyped: false,
    mainBranch: 'Civil Engineering',
    subBranch: '',
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
