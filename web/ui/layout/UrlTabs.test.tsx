import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, Link } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test } from 'vitest'
import { UrlTabs } from './UrlTabs.tsx'

const TABS = [
  { value: 'people', label: 'People' },
  { value: 'sessions', label: 'Sessions' },
] as const

function Page() {
  return (
    <UrlTabs label="Lists" tabs={TABS}>
      {(tab) => (tab === 'people' ? <Link to="?tab=sessions">Their sessions</Link> : <p>Sessions of one</p>)}
    </UrlTabs>
  )
}

test('a link in one tab that leads to another goes with its tab; the keyboard goes on in the new one', async () => {
  const user = userEvent.setup()
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />)
  screen.getByRole('link').focus()
  await user.keyboard('{Enter}')
  await screen.findByText('Sessions of one')
  await act(async () => undefined)
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Sessions' }))
})

test('a tab that is pressed keeps the focus', async () => {
  const user = userEvent.setup()
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />)
  await user.click(screen.getByRole('tab', { name: 'Sessions' }))
  await screen.findByText('Sessions of one')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Sessions' }))
})
