import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ReceivedRequests } from './RequestCards.tsx'

const code = vi.hoisted(() => ({ isMissing: true }))
vi.mock('./ReceivedRequests.tsx', () => ({
  get ReceivedRequests() {
    if (code.isMissing) throw new TypeError('Failed to fetch dynamically imported module: /assets/x.js')
    return () => <p>The cards</p>
  },
}))

test('cards that cannot be loaded say so, and come when asked for again; the focus stays at the list', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () =>
    render(
      <section aria-label="Pending requests" tabIndex={-1}>
        <ReceivedRequests requestKeys={[]} onLeave={vi.fn<(place: number) => void>()} />
      </section>,
    ),
  )
  const retry = screen.getByRole('button', { name: 'Try again' })
  code.isMissing = false
  retry.focus()
  await act(async () => fireEvent.click(retry))
  expect(await screen.findByText('The cards')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pending requests' }))
})
