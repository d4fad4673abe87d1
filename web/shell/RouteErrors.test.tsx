import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { expect, test, vi } from 'vitest'
import { ContentError } from './RouteErrors.tsx'

test('a retry that works moves the focus to the heading of what has come', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isDown = true
  const loader = () => {
    if (isDown) throw new Error('Status 500')
    return null
  }
  const page = { path: '/', loader, element: <h1>The page</h1>, errorElement: <ContentError /> }
  render(
    <main>
      <RouterProvider router={createMemoryRouter([page])} />
    </main>,
  )
  const again = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  again.focus()
  await act(async () => fireEvent.click(again))
  const heading = await screen.findByRole('heading', { name: 'The page' })
  expect(document.activeElement).toBe(heading)
})
