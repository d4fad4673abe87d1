import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import findMentorsQuery, { type FindMentorsPageQuery } from '../../__generated__/FindMentorsPageQuery.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { MockPayloadGenerator } from 'relay-test-utils'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { translateTexts } from '../../testing/translateTexts.ts'
import { nativeAddress } from '../../testing/nativeAddress.ts'
import { mentorVariables, readFilters, writeFilters } from '../../features/mentors/filters.ts'
import { FindMentorsPage } from './FindMentorsPage.tsx'

const user = userEvent.setup()
const plain = {
  skills: [],
  languages: [],
  nextFreeSlot: null,
  rating: 4.5,
  reviewCount: 2,
  starterPrice: 79_900,
  advancedPrice: 449_900,
}

function show(address: string, answer: object | Error) {
  return renderScreen<FindMentorsPageQuery>({
    address,
    query: findMentorsQuery,
    variables: mentorVariables(new URL(address, 'https://plumbline.example')),
    Screen: FindMentorsPage,
    answer:
      answer instanceof Error
        ? answer
        : { Site: () => ({ now: '2026-11-21T06:00:00Z', supportEmail: 'help@plumbline.example' }), ...answer },
  })
}

function mentors(count: number, more = false) {
  const edges = Array.from({ length: count }, (_, index) => ({
    matched: null,
    node: { id: `mentor:${index}`, name: `Mentor ${index}` },
  }))
  return {
    QueryMentorsConnection: () => ({
      totalCount: more ? count + 3 : count,
      correctedSearch: null,
      searchGroups: [],
      edges,
      pageInfo: { hasNextPage: more, endCursor: 'x' },
    }),
    Mentor: () => ({ ...plain }),
  }
}

test('says how many there are, and one is one', () => {
  show('/mentors', mentors(1))
  expect(screen.getByRole('heading', { name: 'Showing 1 mentor' }).getAttribute('aria-live')).toBe('polite')
  expect(screen.getByText('1 of 1 shown')).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Load/ })).toBeNull()
})

test('loads the rest by cursor; without script its link leads to more', async () => {
  const { environment, router } = show('/mentors?search=a%20b&shown=12', mentors(12, true))
  const link = screen.getByRole('link', { name: 'Load 3 more' })
  expect(link.getAttribute('href')).toBe('?search=a%20b&shown=24')
  await user.click(link)
  expect(router.state.location.search).toBe('?search=a%20b&shown=12')
  const { variables } = environment.mock.getMostRecentOperation().request
  expect(variables).toMatchObject({ after: 'x', first: 12 })
})

test('in a translated page the rest is loaded too, and how many are shown is read', async () => {
  const { environment } = show('/mentors?search=a%20b', mentors(12, true))
  translateTexts(document.querySelector('main') ?? document.body)
  await user.click(screen.getByRole('link', { name: 'Load 3 more' }))
  await act(async () =>
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, {
        ...mentors(1),
        Site: () => ({ now: '2026-11-21T06:00:00Z' }),
        Mentor: () => ({ ...plain, id: 'mentor:one more', name: 'One more' }),
        QueryMentorsConnection: () => ({
          totalCount: 15,
          edges: [{}],
          pageInfo: { hasNextPage: true, endCursor: 'y' },
        }),
      }),
    ),
  )
  expect(screen.getByRole('status').textContent).toBe('13 of 15 shown')
  screen.getByRole('link', { name: 'Load 2 more' })
})

test('what was searched for in place of what was typed is told, with the way back', async () => {
  const { QueryMentorsConnection, ...rest } = mentors(2)
  const { router } = show('/mentors?search=bridge%20desing&sort=lowest-price', {
    ...rest,
    QueryMentorsConnection: () => ({ ...QueryMentorsConnection(), correctedSearch: 'bridge design' }),
  })
  expect(screen.getByText('bridge design').parentElement!.textContent).toBe(
    'Showing results for bridge design. Search instead for bridge desing.',
  )
  await user.click(screen.getByRole('link', { name: 'bridge desing' }))
  const search = '?search=bridge%20desing&asTyped=true&sort=lowest-price'
  await waitFor(() => expect(router.state.location.search).toBe(search))
})

test('who matches some of the words stands under them', () => {
  const { QueryMentorsConnection, ...rest } = mentors(4)
  const searchGroups = [
    { words: null, count: 1 },
    { words: 'bridge', count: 2 },
    { words: 'design', count: 5 },
  ]
  show('/mentors?search=bridge%20design%20goa', {
    ...rest,
    QueryMentorsConnection: () => ({ ...QueryMentorsConnection(), searchGroups }),
  })
  const lists = screen.getAllByRole('list').filter((list) => within(list).queryAllByRole('article').length > 0)
  expect(lists.map((list) => within(list).getAllByRole('article').length)).toEqual([1, 2, 1])
  expect(lists.map((list) => list.previousElementSibling?.textContent)).toEqual([
    expect.not.stringContaining(' for ‘'),
    '2 for ‘bridge’',
    '5 for ‘design’',
  ])
})

test('a chip takes its filter out of the address, and hands the focus to the next one', async () => {
  const { router } = await act(async () => show('/find-mentors?search=etabs&available=true&sort=next-free', mentors(2)))
  await user.click(await screen.findByRole('link', { name: 'Remove filter Available Now' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=etabs&sort=next-free'))
  expect(router.state.location.pathname).toBe('/find-mentors')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Clear Filters'))
})

test('the order goes into the address at once', async () => {
  const { router } = show('/mentors?search=etabs', mentors(2))
  await user.selectOptions(screen.getByLabelText('Sort'), 'Highest rated')
  await waitFor(() => expect(router.state.location.search).toBe('?search=etabs&sort=highest-rated'))
})

const ADDRESS = '/find-mentors?search=a%20b&mainBranch=Marine&subBranch=Mechatronics&available=false&sort=next-free'

test.each([
  ['the filters', '/mentors', 12],
  ['the filters, others applied', ADDRESS, 12],
  ['the filters, where nobody was found', ADDRESS, 0],
])('%s lead to one address, with script and without', async (_, address, count) => {
  const { router } = await act(async () => show(address, mentors(count)))
  const panel = screen.getByRole<HTMLFormElement>('form', { name: 'Filters' })
  await user.type(within(panel).getByLabelText('Search'), ' R&D ')
  await user.selectOptions(within(panel).getByLabelText('Main Branch'), 'Civil Engineering')
  await user.selectOptions(within(panel).getByLabelText('Availability'), 'Busy')
  const native = nativeAddress(panel, address)
  await user.click(within(panel).getByRole('button', { name: 'Apply Filters' }))
  await expectSame(router, native)
})

test.each(['/mentors', ADDRESS])('the search of a phone at %s leads to one address', async (address) => {
  const { router } = await act(async () => show(address, mentors(12)))
  const bar = screen.getAllByRole<HTMLInputElement>('searchbox', { name: 'Search' }).at(-1)!.form!
  await user.type(within(bar).getByLabelText('Search'), ' R&D ')
  const native = nativeAddress(bar, address)
  await user.keyboard('{Enter}')
  await expectSame(router, native)
})

test.each(['/mentors', ADDRESS])('the order at %s leads to one address', async (address) => {
  const { router } = await act(async () => show(address, mentors(12)))
  const select = screen.getByLabelText<HTMLSelectElement>('Sort')
  const option = within(select).getByRole<HTMLOptionElement>('option', { name: 'Lowest price' })
  select.value = option.value
  const native = nativeAddress(select.form!, address)
  select.value = 'recommended'
  await user.selectOptions(select, option)
  await expectSame(router, native)
})

/** What a form without script opens is what the page opens with it, once fields without a meaning are tidied away. */
async function expectSame(router: ReturnType<typeof show>['router'], native: string) {
  const url = new URL(native, 'https://plumbline.example')
  const tidy = url.pathname + writeFilters(readFilters(url.searchParams))
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(tidy))
}

test('an empty list names the filter to remove', async () => {
  const { router } = await act(async () => show('/mentors?search=zz&mainBranch=Civil%20Engineering', mentors(0)))
  expect(screen.getByRole('heading', { name: 'No mentors found' })).toBeTruthy()
  expect(screen.getByText(/^No mentor matches “zz” together with “Civil Engineering”\./)).toBeTruthy()
  await user.click(await screen.findByRole('link', { name: 'Remove “zz”' }))
  await waitFor(() => expect(router.state.location.search).toBe('?mainBranch=Civil%20Engineering'))
})

test('nobody has all the words: each is offered alone, with the other filters', async () => {
  const { router } = await act(async () =>
    show('/mentors?search=L%26T%20interview%20%26%20tips%20for%20the&available=true', mentors(0)),
  )
  expect((await screen.findByText('Search for one word:')).parentElement?.textContent).toBe(
    'Search for one word: L&T, interview, tips',
  )
  await user.click(screen.getByRole('link', { name: 'interview' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=interview&available=true'))
})

test('a single word is not offered again, and of a sentence the longest are', async () => {
  await act(async () => show('/mentors?search=zz', mentors(0)))
  await screen.findByRole('heading', { name: 'No mentors found' })
  expect(screen.getByText('No mentor matches “zz”. Remove it to see all mentors.')).toBeTruthy()
  expect(screen.queryByText('Search for one word:')).toBeNull()
  cleanup()
  await act(async () =>
    show('/mentors?search=how%20to%20design%20a%20bridge%20in%20a%20project%20at%20site', mentors(0)),
  )
  expect((await screen.findByText('Search for one word:')).parentElement?.textContent).toBe(
    'Search for one word: design, bridge, project, site',
  )
})

test('the trial note leads to support', () => {
  show('/mentors', mentors(1))
  expect(screen.getByRole('link', { name: 'support' }).getAttribute('href')).toBe('mailto:help@plumbline.example')
})

test('a list that does not come says so; the filters stay', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  show('/mentors?search=etabs', new RequestError('offline', 'no answer'))
  expect(screen.getByRole('heading', { name: 'Failed to fetch mentors' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Remove filter “etabs”' })).toBeTruthy()
})

test('a refusal is shown as what it is: nothing is broken, and what helps', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  show('/mentors?search=a', new RequestError('tooMuch', 'The cost limit of 5000 is exceeded'))
  expect(screen.getByRole('alert').textContent).toBe('That search is too much at onceUse fewer words.')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('a limit says how long to wait', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  show('/mentors?search=b', new RequestError('refused', 'Too many requests', null, 40))
  expect(screen.getByRole('alert').textContent).toContain('Too many searchesTry again in 40 seconds.')
})
