/** The suggestions of a search field: keys, what comes late or not at all, and where a choice leads. */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { createMockEnvironment } from 'relay-test-utils'
import { beforeAll, expect, test, vi } from 'vitest'
import type { useSuggestedQuery$rawResponse } from '../../__generated__/useSuggestedQuery.graphql.ts'
import { SearchField } from './SearchField.tsx'

const user = userEvent.setup()
// Its code comes with the first letter.
beforeAll(() => import('./SearchSuggestions.tsx'))

type Row = useSuggestedQuery$rawResponse['searchSuggestions'][number]
const topic = (text: string): Row => ({ kind: 'TOPIC', text, mentor: null })
const ANANYA: Row = {
  kind: 'MENTOR',
  text: 'Ananya Iyer',
  mentor: { id: 'TWVudG9yOjc=', databaseId: 7, currentJobTitle: 'Bridge Engineer', currentCompany: null },
}

function show() {
  const environment = createMockEnvironment()
  const { mock } = environment
  const choose = vi.fn()
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const page = (
    <form onSubmit={submit}>
      <SearchField aria-label="Search" onChoose={choose} />
      <button type="button">Next</button>
    </form>
  )
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/'] })
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  const asked = () => mock.getAllOperations().map(({ request }) => request.variables['search'] as string)
  async function answer(search: string, rows: Row[] | Error): Promise<void> {
    const operation = await waitFor(() => mock.findOperation(({ request }) => request.variables['search'] === search))
    await act(async () => {
      if (rows instanceof Error) mock.reject(operation, rows)
      else mock.resolve(operation, { data: { searchSuggestions: rows } })
    })
  }
  return { answer, asked, choose, submit, router }
}
const field = () => screen.getByLabelText<HTMLInputElement>('Search')
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

test('arrows choose, Escape closes and keeps the text, Enter takes', async () => {
  const { answer, choose, submit } = show()
  await user.type(field(), 'bri')
  await answer('bri', [topic('Bridge design'), topic('Bridge bearings'), ANANYA])
  expect(await screen.findByText('3 suggestions')).toBeTruthy()
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(options()).toEqual(['Bridge design, Topic', 'Bridge bearings, Topic', 'Ananya IyerBridge Engineer, Mentor'])
  expect(chosen()).toBeUndefined()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(chosen()).toContain('Bridge bearings')
  await user.keyboard('{Escape}')
  expect([field().value, options(), field().getAttribute('aria-expanded')]).toEqual(['bri', [], 'false'])
  await user.keyboard('{ArrowUp}')
  expect(chosen()).toContain('Ananya')
  // Between the last and the first is what was typed.
  await user.keyboard('{ArrowDown}')
  expect(chosen()).toBeUndefined()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(choose).toHaveBeenCalledExactlyOnceWith({ search: 'Bridge design', asTyped: false })
  expect([options(), submit.mock.calls.length]).toEqual([[], 0])
})

test('Enter without a choice searches, and Tab leaves: neither takes anything', async () => {
  const { answer, choose, submit } = show()
  await user.type(field(), 'bri')
  await answer('bri', [topic('Bridge design')])
  await user.keyboard('{Enter}')
  expect([submit.mock.calls.length, options()]).toEqual([1, []])
  await user.keyboard('{ArrowDown}')
  expect(options()).toHaveLength(1)
  await user.tab()
  expect([document.activeElement?.textContent, options()]).toEqual(['Next', []])
  expect(choose).not.toHaveBeenCalled()
})

test('a press takes it; a mentor is opened, a branch becomes the filter', async () => {
  const { answer, choose, router } = show()
  await user.type(field(), 'an')
  await answer('an', [
    ANANYA,
    { kind: 'BRANCH', text: 'Mining Engineering', mentor: null },
    { kind: 'BRANCH', text: 'Civil Engineering', mentor: null },
  ])
  await user.click(await screen.findByRole('option', { name: /Mining/ }))
  expect(choose).toHaveBeenLastCalledWith({
    search: '',
    asTyped: false,
    mainBranch: '',
    subBranch: 'Mining Engineering',
  })
  expect(document.activeElement).toBe(field())
  await user.keyboard('{ArrowUp}{Enter}')
  expect(choose).toHaveBeenLastCalledWith(expect.objectContaining({ mainBranch: 'Civil Engineering', subBranch: '' }))
  await user.keyboard('{ArrowDown}{Enter}')
  expect(router.state.location.pathname).toBe('/mentor/7')
})

test('a failure disturbs nobody, and the next letter is asked for', async () => {
  const { answer } = show()
  await user.type(field(), 'br')
  await answer('br', new Error('gone'))
  await user.type(field(), 'i')
  expect([field().value, options()]).toEqual(['bri', []])
  await answer('bri', [topic('Bridge design')])
  expect(options()).toHaveLength(1)
  // One letter begins everything.
  await user.clear(field())
  await user.type(field(), 'b')
  await waitFor(() => expect(options()).toEqual([]))
})

test('one request at a time; an answer to what is no longer in the field is not shown', async () => {
  vi.useFakeTimers()
  const { answer, asked } = show()
  async function type(text: string): Promise<void> {
    fireEvent.input(field(), { target: { value: text } })
    await act(() => vi.advanceTimersByTimeAsync(150))
  }
  await type('br')
  expect(asked()).toEqual(['br'])
  await type('brid')
  await type('bridge')
  expect(asked()).toEqual(['br'])
  await answer('br', [topic('Brakes')])
  expect([options(), asked()]).toEqual([[], ['bridge']])
  await answer('bridge', [topic('Bridge design')])
  expect(options()).toEqual(['Bridge design, Topic'])
})
