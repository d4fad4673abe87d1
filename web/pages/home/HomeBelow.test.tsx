import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import homeQuery, { type HomePageQuery } from '../../__generated__/HomePageQuery.graphql.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { HomePage } from './HomePage.tsx'

const network = vi.hoisted(() => ({ isDown: true }))
vi.mock('./HomeBelow.tsx', () => ({
  get HomeBelow() {
    if (network.isDown) throw new TypeError('Failed to fetch dynamically imported module: /assets/HomeBelow-1.js')
    return () => <p>Below</p>
  },
}))

test('what is below is absent while it cannot be loaded, and there when the network is back', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await act(
    async () =>
      void renderScreen<HomePageQuery>({
        address: '/',
        path: '/',
        query: homeQuery,
        variables: {},
        Screen: HomePage,
        answer: {
          Site: () => ({ now: '2026-11-21T06:00:00Z' }),
          Query: () => ({ viewer: null }),
          Slot: () => ({ startsAt: '2026-11-21T14:00:00.000Z' }),
        },
      }),
  )
  // The outlines of the cards tell that there is more to come, for as long as there is.
  await waitFor(() => expect(screen.queryByText('Loading mentors')).toBeNull())
  expect(screen.getByRole('searchbox', { name: 'Search mentors' })).toBeTruthy()
  expect(await screen.findByRole('region', { name: 'Next available sessions' })).toBeTruthy()
  network.isDown = false
  await act(async () => void dispatchEvent(new Event('online')))
  expect(await screen.findByText('Below')).toBeTruthy()
})
