import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import workshopsQuery, { type WorkshopsPageQuery } from '../../__generated__/WorkshopsPageQuery.graphql.ts'
import { RequestError } from '../../lib/errors.ts'
import { workshopsPath } from '../../features/workshops/workshopPath.ts'
import { nativeAddress } from '../../testing/nativeAddress.ts'
import { renderScreen } from '../../testing/renderScreen.tsx'
import { branchIn, workshopVariables } from './page.ts'
import { WorkshopsPage } from './WorkshopsPage.tsx'
import { WorkshopsPageSkeleton } from './WorkshopsPageSkeleton.tsx'

const user = userEvent.setup()
const BEAM = {
  id: 'w7',
  databaseId: 7,
  title: 'Reading a beam drawing',
  description: 'One real beam.',
  branch: 'Civil Engineering',
  instructorName: 'Ananya Iyer',
  date: '2026-12-05',
  time: '16:00',
  startsAt: '2026-12-05T10:30:00.000Z',
  duration: '2.5 hours',
  registeredCount: 38,
  maxParticipants: 50,
  seatsLeft: 12,
  isFull: false,
  price: 49_900,
  image: '/media/beam',
  isRegistrationOpen: true,
}

function show(workshops: object[] | Error, address = '/workshops', totalCount?: number) {
  const variables = workshopVariables(new URL(address, 'https://plumbline.example'))
  return renderScreen<WorkshopsPageQuery>({
    address,
    query: workshopsQuery,
    variables,
    Screen: WorkshopsPage,
    answer:
      workshops instanceof Error
        ? workshops
        : {
            QueryWorkshopsConnection: () => ({
              totalCount: totalCount ?? workshops.length,
              edges: workshops.map((node) => ({ node })),
              pageInfo: { hasNextPage: totalCount !== undefined, endCursor: 'x' },
            }),
          },
  })
}

test('a card says what, by whom, when, how long, how many come, what it costs, and leads to its page', () => {
  show([BEAM])
  expect(screen.getByRole('heading', { level: 1, name: 'Upcoming Live Workshops' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Showing 1 workshop' }).getAttribute('aria-live')).toBe('polite')
  const card = screen.getByRole('article')
  expect(card.textContent).toBe(
    'Civil EngineeringSat, 5 Dec 2026Reading a beam drawingWith Ananya IyerOne real beam. 4:00 pm ISTDuration: 2.5 hours 38 registered₹499View Details & Register: Reading a beam drawing',
  )
  const links = within(card).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/workshop-registration/7'])
  expect(within(card).queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Suggest Workshop' }).getAttribute('href')).toBe('/contact-us')
})

test('few seats, sold out, closed, free and without a picture', () => {
  show([
    { ...BEAM, id: 'a', seatsLeft: 1 },
    { ...BEAM, id: 'b', registeredCount: 50, seatsLeft: 0, isFull: true },
    { ...BEAM, id: 'c', isRegistrationOpen: false, seatsLeft: 2 },
    { ...BEAM, id: 'd', price: 0, image: null },
    // The only seat is offered to the waiting list.
    { ...BEAM, id: 'e', registeredCount: 0, maxParticipants: 1, seatsLeft: 0, isFull: true },
  ])
  const [few, full, closed, free, offered] = screen.getAllByRole('article')
  expect(few!.textContent).toContain('1 seat left')
  expect(full!.textContent).toContain('Sold out')
  expect(full!.textContent).toContain('50 registered₹')
  expect(offered!.textContent).toContain('No seats left')
  expect(offered!.textContent).not.toContain('Sold out')
  expect(offered!.textContent).toContain('0 registered, 1 reserved₹')
  expect(within(full!).getByRole('link').textContent).toBe('Join the waiting list: Reading a beam drawing')
  expect(closed!.textContent).toMatch(/Registrations Closed$/)
  expect(closed!.textContent).not.toContain('seats left')
  expect(
    within(closed!)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reading a beam drawing'])
  expect(free!.textContent).toContain('₹0Free')
  expect(free!.querySelector('img')).toBeNull()
  expect([...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'))).toEqual([
    'eager',
    'lazy',
    'lazy',
    'lazy',
  ])
})

test('a branch is chosen into the address, and cleared; the focus stays in the page', async () => {
  const { router, reload } = show([BEAM])
  const options = within(screen.getByLabelText('Branch')).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'All Branches',
    'Computer Science & Engineering',
    'Electrical & Electronics Engineering',
    'Mechanical Engineering',
    'Civil Engineering',
    'Information Technology',
  ])
  expect(screen.queryByRole('link', { name: 'Clear Filter' })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Branch'), 'Electrical & Electronics Engineering')
  await waitFor(() => expect(router.state.location.search).toBe('?branch=Electrical%20%26%20Electronics%20Engineering'))
  reload({ variables: { branch: 'Electrical & Electronics Engineering', first: 12 }, answer: empty })
  expect(await screen.findByRole('heading', { name: 'No workshops found' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Showing 0 workshops' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'View All Workshops' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(document.activeElement).toBe(screen.getByLabelText('Branch'))
})

const empty = {
  QueryWorkshopsConnection: () => ({ totalCount: 0, edges: [], pageInfo: { hasNextPage: false, endCursor: null } }),
}

test('a branch that is not offered is shown as it is; Clear Filter takes it out', async () => {
  const { router } = show([], '/workshops?branch=Marine%20Engineering')
  expect((screen.getByLabelText('Branch') as HTMLSelectElement).value).toBe('Marine Engineering')
  expect(screen.getByText(/No workshop in Marine Engineering/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Clear Filter' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test.each(['Electrical & Electronics Engineering', ''])(
  '“%s” is at one address, with script and without',
  async (branch) => {
    const { router } = show([BEAM], '/workshops?branch=Civil%20Engineering')
    const select = screen.getByLabelText<HTMLSelectElement>('Branch')
    select.value = branch
    const plain = new URL(nativeAddress(select.form!, '/workshops'), 'https://x.in')
    select.value = 'Civil Engineering'
    await user.selectOptions(select, branch)
    await waitFor(() => expect(router.state.location.search).not.toContain('Civil'))
    const { pathname, search } = router.state.location
    expect(workshopsPath(branchIn(plain.searchParams))).toBe(pathname + search)
  },
)

test('loads the rest by cursor; without script its link leads to more', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({ ...BEAM, id: `w${index}`, databaseId: index + 1 }))
  const { environment } = show(many, '/workshops', 15)
  const link = screen.getByRole('link', { name: 'Load 3 more' })
  expect(link.getAttribute('href')).toBe('?shown=24')
  await user.click(link)
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ after: 'x', first: 12 })
})

test('a list that does not come says so; the filter stays', () => {
  vi.spyOn(console, 'error').mockReturnValue()
  show(new RequestError('offline', 'no answer'), '/workshops?branch=Civil%20Engineering')
  expect(screen.getByRole('alert').textContent).toContain('Try again')
  expect((screen.getByLabelText('Branch') as HTMLSelectElement).value).toBe('Civil Engineering')
})

test.each([
  ['', ''],
  ['branch=all', ''],
  ['branch=electronics+engineering', 'Electrical & Electronics Engineering'],
  ['branch=Computer%20Science', 'Computer Science & Engineering'],
])('%s filters by "%s"', (query, branch) => {
  expect(branchIn(new URLSearchParams(query))).toBe(branch)
})

test('Back brings all that were loaded', () => {
  const first = (query: string) => workshopVariables(new URL(`https://x.in/workshops${query}`)).first
  expect([first(''), first('?shown=24'), first('?shown=999')]).toEqual([12, 24, 100])
})

test('six skeleton cards stand for what is coming', async () => {
  const { renderToStaticMarkup } = await import('react-dom/server')
  const { MemoryRouter } = await import('react-router')
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <WorkshopsPageSkeleton />
    </MemoryRouter>,
  )
  expect(html.match(/<li/g)).toHaveLength(6)
})
