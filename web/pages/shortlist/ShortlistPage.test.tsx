import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MockPayloadGenerator } from 'relay-test-utils'
import { beforeEach, expect, test, vi } from 'vitest'
import type { changeSavedRemoveMutation } from '../../__generated__/changeSavedRemoveMutation.graphql.ts'
import type { JoinKeptMutation } from '../../__generated__/JoinKeptMutation.graphql.ts'
import query, { type ShortlistPageQuery } from '../../__generated__/ShortlistPageQuery.graphql.ts'
import { keptIds, setKept } from '../../features/shortlist/kept.ts'
import { currentToast } from '../../lib/toasts.ts'
import { answerMutation } from '../../testing/answers.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { ShortlistPage } from './ShortlistPage.tsx'

const user = userEvent.setup()
beforeEach(() => void setKept([]))
const NAMES = ['Asha Rao', 'Ravi Kumar', 'Meera Nambiar', 'Vikram Patil']

const mentor = (databaseId: number) => ({
  id: btoa(`Mentor:${databaseId}`),
  databaseId,
  name: NAMES[databaseId - 1],
  skills: [],
  nextFreeSlot: null,
  rating: 4.5,
  reviewCount: 2,
  available: true,
  starterPrice: 79_900,
  advancedPrice: 449_900,
})

/** The page of a member; null: somebody who is no longer listed. */
function showMember(saved: (number | null)[]) {
  return renderScreen<ShortlistPageQuery>({
    address: '/shortlist',
    query,
    variables: {},
    Screen: ShortlistPage,
    answer: {
      Site: () => ({ now: '2026-11-21T06:00:00Z' }),
      Viewer: () => ({ id: 'viewer:mentee:1', savedMentorCount: saved.filter((id) => id !== null).length }),
      ViewerShortlistConnection: () => ({
        edges: saved.map((id, place) => ({
          node: { id: `saved:${place}`, mentor: id === null ? null : { ...mentor(id), isSaved: true } },
        })),
        pageInfo: { hasNextPage: false, endCursor: null },
      }),
    },
  })
}

/** The page of a visitor, with those of the kept mentors whom the server knows. */
async function showVisitor(kept: number[], address = '/shortlist') {
  setKept(kept)
  const shown = renderScreen<ShortlistPageQuery>({
    address,
    query,
    variables: {},
    Screen: ShortlistPage,
    answer: { Site: () => ({ now: '2026-11-21T06:00:00Z' }), Query: () => ({ viewer: null }) },
  })
  await answerKept(shown)
  return shown
}

async function answerKept({ environment }: ReturnType<typeof showMember>) {
  const asked = environment.mock.getAllOperations().find(({ request }) => 'ids' in request.variables)
  if (!asked) return
  const { ids } = asked.request.variables as { ids: number[] }
  const mentorsById = ids.filter((id) => NAMES[id - 1]).map((id) => ({ ...mentor(id), isSaved: null }))
  await act(async () =>
    environment.mock.resolve(asked, MockPayloadGenerator.generate(asked, { Query: () => ({ mentorsById }) })),
  )
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name} from your shortlist` })
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Compare ${name}` })

test('empty, it says how to fill it and leads to the mentors', async () => {
  await showVisitor([])
  expect(screen.getByRole('heading', { name: 'No mentors saved yet' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Find Mentors' }).getAttribute('href')).toBe('/find-mentors')
})

test('a visitor sees what this browser has kept, the latest first, and how to keep it for good', async () => {
  await showVisitor([2, 1])
  expect(names()).toEqual(['Ravi Kumar', 'Asha Rao'])
  expect(screen.getByRole('heading', { level: 2, name: '2 saved mentors' }).getAttribute('aria-live')).toBe('polite')
  expect(screen.getByRole('link', { name: 'Log in or sign up' }).getAttribute('href')).toBe(
    '/auth?returnTo=%2Fshortlist',
  )
})

test('whoever is no longer on Plumbline is named as such, and can be taken off', async () => {
  await showVisitor([9, 1, 8])
  expect(names()).toEqual(['Asha Rao'])
  expect(screen.getByText('2 mentors are not on Plumbline at present.')).toBeTruthy()
  // Nobody to compare with.
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove them from the list' }))
  expect(keptIds()).toEqual([1])
  expect(screen.queryByText(/not on Plumbline at present/)).toBeNull()
})

test('a removed one goes at once, the focus goes on, and Undo puts them back in their place', async () => {
  await showVisitor([3, 2, 1])
  await user.click(remove('Ravi Kumar'))
  expect(names()).toEqual(['Meera Nambiar', 'Asha Rao'])
  expect(document.activeElement?.textContent).toBe('Asha Rao')
  expect(currentToast()).toMatchObject({
    title: 'Ravi Kumar removed from your shortlist',
    action: { label: 'Undo' },
  })
  act(() => currentToast()?.action?.run())
  expect(names()).toEqual(['Meera Nambiar', 'Ravi Kumar', 'Asha Rao'])
})

test('somebody saved in another tab is asked for, and nobody is taken for gone meanwhile', async () => {
  const shown = await showVisitor([1])
  act(() => void setKept([2, 1]))
  expect(screen.queryByText(/not on Plumbline at present/)).toBeNull()
  await answerKept(shown)
  expect(names()).toEqual(['Ravi Kumar', 'Asha Rao'])
})

test('two or three are chosen to be compared, and no more', async () => {
  await showVisitor([4, 3, 2, 1])
  const compare = () => screen.queryAllByRole('link', { name: /^Compare \d$/ }).map((link) => link.getAttribute('href'))
  expect(compare()).toEqual([])
  await user.click(box('Ravi Kumar'))
  expect(screen.getAllByRole('button', { name: 'Compare' })[0]?.getAttribute('aria-disabled')).toBe('true')
  expect(screen.getAllByText('Choose one or two more.')).toHaveLength(2)
  await user.click(box('Asha Rao'))
  await user.click(box('Vikram Patil'))
  expect(new Set(compare())).toEqual(new Set(['/shortlist/compare?mentors=2,1,4']))
  expect(box('Meera Nambiar').disabled).toBe(true)
  expect(screen.getAllByText('Take one out to choose another.')).toHaveLength(2)
  // Whoever is removed is not compared.
  await user.click(remove('Asha Rao'))
  expect(new Set(compare())).toEqual(new Set(['/shortlist/compare?mentors=2,4']))
  expect(box('Meera Nambiar').disabled).toBe(false)
})

test('who comes back from the comparison finds them chosen', async () => {
  await showVisitor([3, 2, 1], '/shortlist?mentors=3,1,77')
  expect(NAMES.slice(0, 3).map((name) => box(name).checked)).toEqual([true, false, true])
})

test('without an answer the visitor can try again, and nothing is lost', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  setKept([1])
  const { environment } = renderScreen<ShortlistPageQuery>({
    address: '/shortlist',
    query,
    variables: {},
    Screen: ShortlistPage,
    answer: { Site: () => ({ now: '2026-11-21T06:00:00Z' }), Query: () => ({ viewer: null }) },
  })
  await act(async () => environment.mock.rejectMostRecentOperation(new Error('No network')))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, { Query: () => ({ mentorsById: [{ ...mentor(1), isSaved: null }] }) }),
    ),
  )
  expect(names()).toEqual(['Asha Rao'])
  expect(keptIds()).toEqual([1])
})

test('a member removes one: it is sent when the time to undo is over', async () => {
  const { environment } = showMember([2, 1])
  const sent = () =>
    environment.mock
      .getAllOperations()
      .map(({ request }) => request.variables)
      .filter((variables) => 'input' in variables)
  expect(screen.queryByText('Saved in this browser only.')).toBeNull()
  await user.click(remove('Ravi Kumar'))
  expect(names()).toEqual(['Asha Rao'])
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('1 saved mentor')
  act(() => currentToast()?.action?.run())
  expect(names()).toEqual(['Ravi Kumar', 'Asha Rao'])
  await user.click(remove('Ravi Kumar'))
  expect(sent()).toEqual([])
  await act(async () => void dispatchEvent(new Event('pagehide')))
  // The code that sends comes with the press.
  await waitFor(() => expect(sent()).toEqual([{ input: { mentorId: 2 } }]))
  await answerMutation<changeSavedRemoveMutation>(environment, {
    removeSavedMentor: {
      __typename: 'RemoveSavedMentorPayload',
      mentor: { id: mentor(2).id, isSaved: false },
      viewer: { id: 'viewer:mentee:1', savedMentorCount: 1 },
    },
  })
  expect(names()).toEqual(['Asha Rao'])
})

test('a member is told who is gone, and that a full shortlist takes nobody', () => {
  setKept([4])
  showMember([1, ...Array.from({ length: 99 }, () => null)])
  expect(screen.getByText('99 mentors are not on Plumbline at present.')).toBeTruthy()
  const full = screen.getByText('Your shortlist is full.').parentElement
  expect(full?.textContent).toBe(
    'Your shortlist is full. It has room for 100 mentors. Remove one to save another. 1 mentor saved before you logged in is kept in this browser, and added when there is room.',
  )
  expect(keptIds()).toEqual([4])
})

test('what was saved before logging in is joined; the page waits for it in place of saying that nothing is there', async () => {
  setKept([3, 2])
  const { environment } = showMember([])
  expect(screen.queryByRole('heading', { name: 'No mentors saved yet' })).toBeNull()
  const asked = await waitFor(() => environment.mock.findOperation(({ request }) => 'input' in request.variables))
  expect(asked.request.variables).toEqual({ input: { mentorIds: [3, 2] } })
  // Meanwhile another tab has kept one more.
  act(() => void setKept([4, 3, 2]))
  await answerMutation<JoinKeptMutation>(environment, {
    joinShortlist: {
      __typename: 'JoinShortlistPayload',
      leftOut: [2],
      viewer: { id: 'viewer:mentee:1', savedMentorCount: 1 },
    },
  })
  expect(keptIds()).toEqual([4, 2])
  expect(currentToast()).toMatchObject({
    title: 'Your shortlist is full',
    description: '1 mentor that you saved before logging in is still saved in this browser only.',
  })
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        Viewer: () => ({ id: 'viewer:mentee:1', savedMentorCount: 1 }),
        ViewerShortlistConnection: () => ({
          edges: [{ node: { id: 'saved:1', mentor: { ...mentor(3), isSaved: true } } }],
          pageInfo: { hasNextPage: false, endCursor: null },
        }),
      }),
    ),
  )
  expect(names()).toEqual(['Meera Nambiar'])
})
