// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { MentorsFailure } from './MentorsFailure.tsx'

function Page() {
  const isThere = useLocation().pathname === '/there'
  return (
    <main>
      <h1>Find Mentors</h1>
      {isThere ? <p>Mentors</p> : <MentorsFailure error={new Error('no answer')} />}
    </main>
  )
}

function show() {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }])
  render(<RouterProvider router={router} />)
  return { listComes: () => act(() => router.navigate('/there')) }
}

test('asked again, the focus goes on to the heading when the list takes the place of the button', async () => {
  const { listComes } = show()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await listComes()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('a list that comes by itself takes no focus', async () => {
  const { listComes } = show()
  await listComes()
  expect(document.activeElement).toBe(document.body)
})
