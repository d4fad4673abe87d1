import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { useTableAddress } from './tableAddress.ts'

const SHAPE = { sortable: [], filters: [] }

function Table() {
  const { change, openPath } = useTableAddress(SHAPE)
  return (
    <>
      <Link to={openPath('7')}>Open</Link>
      <button type="button" onClick={() => change({ search: 'rao' })}>
        Search
      </button>
    </>
  )
}

test('a row opened while the search still catches up stays open', async () => {
  const loaded = Promise.withResolvers<null>()
  const loader = ({ request }: { request: Request }) => (new URL(request.url).search === '' ? null : loaded.promise)
  const router = createMemoryRouter([{ path: '/', element: <Table />, loader, HydrateFallback: () => null }])
  render(<RouterProvider router={router} />)
  const link = await screen.findByRole('link', { name: 'Open' })
  await act(async () => link.click())
  await act(async () => screen.getByRole('button', { name: 'Search' }).click())
  await act(async () => loaded.resolve(null))
  expect(router.state.location.search).toBe('?open=7&q=rao')
})
