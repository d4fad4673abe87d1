import { act, render, screen } from '@testing-library/react'
import { RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay'
import { createMemoryRouter, Outlet, useRouteError, type RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { commitLocalUpdate } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import artifact, { type RequestsPageQuery } from '../__generated__/RequestsPageQuery.graphql.ts'
import query from '../__generated__/RequestsPageQuery$parameters.ts'
import { currentToast, dismissToast } from '../lib/toasts.ts'
import { environment } from './network/environment.ts'
import type { Page, PageCode, PageRow, PlainPage, ScreenProps, StartParts } from './page.ts'
import { prefetch, pageRoutes, setShownPath } from './route.tsx'
import { takeEarly } from './network/early.ts'
import { disposeUnused, forgetWarm } from './warm.ts'

vi.mock('./network/early.ts', async (original) => ({
  ...(await original<object>()),
  takeEarly: vi.fn(async () => null),
  earlyVariables: () => null,
}))

const list = {
  name: 'list',
  code: async () => ListPage,
  query,
  variables: ({ url }) => ({ status: 'PENDING' as const, first: Number(url.searchParams.get('first')) }),
  head: { title: 'List' },
} satisfies Page<RequestsPageQuery>
const plain: PlainPage = { name: 'plain', code: async () => PlainPage, head: { title: 'Plain' } }
/** Each test asks for numbers of its own: the store outlives it. */
let first = 0

function ListPage({ queryRef }: ScreenProps<RequestsPageQuery>) {
  const { viewer } = usePreloadedQuery<RequestsPageQuery>(artifact, queryRef)
  return <p>List for {viewer ? 'somebody' : 'nobody'}</p>
}
const PlainPage = () => <p>Plain page</p>
const Home = () => <p>Home page</p>
const Problem = () => <p>Failed: {String((useRouteError() as Error).message)}</p>

const graphql = vi.fn<(body: string) => Promise<Response>>()
const documents = vi.fn<(url: URL) => Promise<Response>>()
const assign = vi.fn()
const answered = () => Response.json({ data: { viewer: null } })
const GONE = new Error('Failed to fetch dynamically imported module')

beforeEach(() => {
  vi.useFakeTimers()
  // React and the router report what the tests make fail.
  for (const report of ['error', 'warn'] as const) vi.spyOn(console, report).mockReturnValue()
  first += 100
  graphql.mockReset().mockImplementation(async () => answered())
  documents.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  assign.mockReset()
  vi.spyOn(location, 'assign').mockImplementation(assign)
  vi.stubGlobal('fetch', (address: URL | string, { body }: RequestInit) =>
    typeof body === 'string' ? graphql(body) : documents(new URL(address)),
  )
  setShownPath(undefined)
  forgetWarm()
  forgetData()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Parts {
  code?: () => Promise<PageCode>
  plainCode?: () => Promise<PageCode>
  parts?: () => Promise<StartParts>
}

/** The two pages beside an empty home, as main.tsx runs them. */
async function open(address: string, { code = list.code, plainCode = plain.code, parts }: Parts = {}) {
  const preload = vi.fn()
  const surround = () => ({ head: <title>List</title>, skeleton: <p>Skeleton</p>, preload })
  const rows: PageRow[] = [
    { paths: ['/list', '/all'], entry: { ...list, code, ...(parts && { parts }) } },
    { paths: ['/plain'], entry: { ...plain, code: plainCode } },
  ]
  const routes: RouteObject[] = [
    {
      element: <Outlet />,
      children: [
        {
          ErrorBoundary: Problem,
          children: [{ path: '/', element: <Home /> }, ...rows.flatMap((row) => pageRoutes(row, surround))],
        },
      ],
    },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [address] })
  router.subscribe(({ navigation, initialized, location: { pathname }, loaderData }) => {
    if (navigation.state !== 'idle' || !initialized) return
    setShownPath(pathname)
    disposeUnused(loaderData)
  })
  setShownPath(address === '/' ? '/' : undefined)
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const go = async (to: string | number) => {
    void (typeof to === 'number' ? router.navigate(to) : router.navigate(to))
    await wait(0)
  }
  await wait(0)
  return { router, routes, go, wait, preload }
}

/** Whatever is asked for next is asked of the server. */
function forgetData(): void {
  commitLocalUpdate(environment, (store) => store.invalidateStore())
}

const shown = () => document.body.textContent
/** A promise, and the ways to settle it later. */
const later = <T,>() => Promise.withResolvers<T>()

test('code and data start together, and a page that is ready at once shows no skeleton', async () => {
  const code = vi.fn(async () => ListPage as PageCode)
  const { go, preload } = await open('/', { code })
  await go(`/list?first=${first}`)
  expect(shown()).toBe('List for nobody')
  expect([code, graphql, preload].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
})

test('the old page stays for 200 ms, then the skeleton, then the page', async () => {
  const answer = later<Response>()
  graphql.mockReturnValue(answer.promise)
  const { go, wait } = await open('/')
  await go(`/list?first=${first}`)
  await wait(199)
  expect(shown()).toBe('Home page')
  await wait(1)
  expect(shown()).toBe('Skeleton')
  expect(document.title).toBe('List')
  answer.resolve(answered())
  await wait(0)
  expect(shown()).toBe('List for nobody')
})

test('on the same page the old content stays however long the new one takes', async () => {
  const { go, wait, router } = await open('/')
  await go(`/list?first=${first}`)
  const answer = later<Response>()
  graphql.mockReturnValue(answer.promise)
  forgetData()
  await go(`/list?first=${first + 1}`)
  await wait(5_000)
  expect([shown(), router.state.navigation.state]).toEqual(['List for nobody', 'loading'])
  answer.resolve(answered())
  await wait(0)
  expect(router.state.navigation.state).toBe('idle')
})

test('a part of the address that the query does not ask about loads nothing', async () => {
  const { go } = await open('/')
  await go(`/list?first=${first}`)
  await go(`/list?first=${first}&tab=2`)
  expect(graphql).toHaveBeenCalledOnce()
})

test('a query that fails is said by the page, and asked again', async () => {
  const answer = later<Response>()
  graphql.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockReturnValueOnce(answer.promise)
  const { go, wait, router } = await open('/')
  await go(`/list?first=${first}`)
  expect(shown()).toBe('Failed: Failed to fetch')
  void router.revalidate()
  await wait(0)
  answer.resolve(answered())
  await wait(0)
  expect(shown()).toBe('List for nobody')
})

test('a page that is asked for again, and fails, keeps what it shows and says so', async () => {
  const { go } = await open('/')
  await go(`/list?first=${first}`)
  for (const _ of ['once', 'and once more']) {
    graphql.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    forgetData()
    await go(`/list?first=${first}`)
    expect(shown()).toBe('List for nobody')
    expect(currentToast()?.title).toBe('No connection')
    dismissToast(currentToast()?.id ?? 0)
  }
  expect(graphql).toHaveBeenCalledTimes(3)
})

test('code that fails without a network is said by the page, and loaded again', async () => {
  const again = later<PageCode>()
  const code = vi.fn<() => Promise<PageCode>>().mockRejectedValueOnce(GONE).mockReturnValue(again.promise)
  const { go, wait, router } = await open('/', { code })
  await go(`/list?first=${first}`)
  expect(shown()).toBe(`Failed: ${GONE.message}`)
  expect(assign).not.toHaveBeenCalled()
  void router.revalidate()
  await wait(0)
  again.resolve(ListPage as PageCode)
  await wait(0)
  expect(shown()).toBe('List for nobody')
})

test('code that is gone leads to the document of the address, and the old page stays meanwhile', async () => {
  documents.mockResolvedValue(new Response())
  const { go, wait, router } = await open('/', { plainCode: async () => Promise.reject(GONE) })
  await go('/plain')
  expect(assign.mock.calls.map(([url]) => String(url))).toEqual(['http://localhost/plain'])
  // However long the document takes: in the history the page is there once.
  await wait(1_000)
  expect([shown(), router.state.location.pathname]).toEqual(['Home page', '/'])
})

test('so does code that turns out to be gone after its skeleton has come', async () => {
  documents.mockResolvedValue(new Response())
  const code = later<PageCode>()
  const { go, wait } = await open('/', { plainCode: () => code.promise })
  await go('/plain')
  await wait(200)
  code.reject(GONE)
  await wait(0)
  expect(assign).toHaveBeenCalledOnce()
  expect(shown()).toBe('Skeleton')
})

test('a document that is fresh itself does not load itself again: it says what is wrong', async () => {
  documents.mockResolvedValue(new Response())
  const { wait } = await open('/plain', { plainCode: async () => Promise.reject(GONE) })
  await wait(1_000)
  expect(shown()).toBe(`Failed: ${GONE.message}`)
  expect(assign).not.toHaveBeenCalled()
})

test('nor when its code fails after the skeleton was shown', async () => {
  documents.mockResolvedValue(new Response())
  const code = later<PageCode>()
  const { wait } = await open('/plain', { plainCode: () => code.promise })
  await wait(1_000)
  code.reject(GONE)
  await wait(0)
  expect(shown()).toBe(`Failed: ${GONE.message}`)
  expect(assign).not.toHaveBeenCalled()
})

test('what a link has started on intent is what the navigation shows; a failure of it is kept quiet', async () => {
  const code = vi
    .fn<() => Promise<PageCode>>()
    .mockRejectedValueOnce(GONE)
    .mockResolvedValue(ListPage as PageCode)
  const { go, routes, wait } = await open('/', { code })
  prefetch(routes, `/list?first=${first}`)
  prefetch(routes, `/list?first=${first}`)
  prefetch(routes, '/plain')
  prefetch(routes, 'https://elsewhere.example/list')
  await wait(0)
  expect(graphql).toHaveBeenCalledOnce()
  await go(`/list?first=${first}`)
  expect(shown()).toBe('List for nobody')
  expect(graphql).toHaveBeenCalledOnce()
})

test('the query of a page that was left is let go, that of the page on screen is not', async () => {
  const retained = vi.spyOn(environment, 'retain')
  const { go, wait } = await open('/')
  await go(`/list?first=${first}`)
  const dispose = vi.spyOn(retained.mock.results[0]?.value as { dispose(): void }, 'dispose')
  await wait(60_000)
  await go(`/list?first=${first}&tab=2`)
  expect(dispose).not.toHaveBeenCalled()
  await go('/')
  expect(dispose).toHaveBeenCalledOnce()
  expect(screen.getByText('Home page')).toBeDefined()
})

test('with early data nothing is asked a second time', async () => {
  vi.mocked(takeEarly).mockResolvedValueOnce({ data: { viewer: null } })
  const { go } = await open(`/list?first=${first}`)
  expect(shown()).toBe('List for nobody')
  expect(graphql).not.toHaveBeenCalled()
  await go('/plain')
  await go(`/list?first=${first + 1}`)
  expect(shown()).toBe('List for nobody')
  expect(graphql).toHaveBeenCalledOnce()
})

test('the queries of what an address opens start with the page, and with each press on it', async () => {
  const start = vi.fn<StartParts>()
  const { go } = await open('/', { parts: async () => start })
  const started = () => start.mock.calls.map(([{ url }, isArriving]) => [url.search, isArriving])
  await go(`/list?first=${first}&tab=one`)
  // Another tab of the same page: its loader does not run.
  await go(`/list?first=${first}&tab=two`)
  await go(`/list?first=${first + 1}&tab=two`)
  await go('/plain')
  await go(`/list?first=${first}&tab=one`)
  expect(started()).toEqual([
    [`?first=${first}&tab=one`, true],
    [`?first=${first}&tab=two`, false],
    [`?first=${first + 1}&tab=two`, false],
    [`?first=${first}&tab=one`, true],
  ])
})

test('a page whose parts cannot be started is shown all the same', async () => {
  const { go } = await open('/', { parts: () => Promise.reject(GONE) })
  await go(`/list?first=${first}`)
  expect(shown()).toBe('List for nobody')
})
