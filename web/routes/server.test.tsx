// @vitest-environment node
import { Writable } from 'node:stream'
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server'
import { loadQuery, RelayEnvironmentProvider, type PreloadedQuery } from 'react-relay'
import { createMemoryRouter, MemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Environment, Network, RecordSource, Store, type GraphQLResponse, type OperationType } from 'relay-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import { tabStorage } from '../lib/storage.ts'
import { bookingVariables } from '../features/bookings/bookingAddress.ts'
// What the drawing loads must have been evaluated before it: a module may read the document when it is loaded.
import '../relay/network/environment.ts'
import { anyAnswer } from '../testing/anyAnswer.ts'
import { pages } from './pages.ts'
import { withoutScript } from './routes.tsx'
// Reads the document when it is loaded, which a late part must not cause while a page is watched.
import '../relay/network/early.ts'

// The compiled queries register themselves: a page's entry names its query only.
import.meta.glob('../__generated__/*Query.graphql.ts', { eager: true })

function answering(): Environment {
  const network = Network.create(async ({ id }, variables) => (await anyAnswer(id ?? '', variables)) as GraphQLResponse)
  return new Environment({ network, store: new Store(new RecordSource()) })
}

/** The page as the server would draw it, with what went wrong. */
async function drawn(name: string): Promise<{ html: string; errors: unknown[] }> {
  const page = entries.find((entry) => entry.name === name)!
  const Page = await page.code()
  const address = page.paths[0].replace(/:\w+/g, '3')
  const at = { params: { id: '3' }, url: new URL(address, 'http://localhost') }
  const environment = answering()
  const queryRef = 'query' in page ? loadQuery<OperationType>(environment, page.query, page.variables(at), {}) : null
  await queryRef?.source?.toPromise()
  const router = createMemoryRouter(
    [{ path: '*', element: <Page queryRef={queryRef as PreloadedQuery<OperationType>} /> }],
    {
      initialEntries: [address],
    },
  )
  const errors: unknown[] = []
  let html = ''
  const out = new Writable({
    write(chunk, _encoding, done) {
      html += String(chunk)
      done()
    },
  })
  const unwatch = watch(errors)
  await new Promise<void>((resolve) => {
    const { pipe } = renderToPipeableStream(
      <RelayEnvironmentProvider environment={environment}>
        <RouterProvider router={router} />
      </RelayEnvironmentProvider>,
      {
        onAllReady: () => {
          out.on('finish', resolve)
          pipe(out)
        },
        onShellError: () => resolve(),
        onError: (error) => void errors.push(error),
      },
    )
  })
  unwatch()
  return { html, errors }
}

const BROWSER = [
  'window',
  'document',
  'location',
  'history',
  'navigator',
  'localStorage',
  'sessionStorage',
  'matchMedia',
]

/** Until the way back is called, notes what of ours asks for the time or for anything of a browser. */
function watch(errors: unknown[]): () => void {
  const note = (what: string) => {
    const caller = new Error().stack?.split('\n')[3] ?? ''
    if (/\/web\/(?!routes\/)/.test(caller)) errors.push(new Error(`${what} is read while rendering:${caller}`))
  }
  const before = BROWSER.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)
  for (const name of BROWSER)
    Object.defineProperty(globalThis, name, { configurable: true, get: () => void note(name) })
  vi.stubGlobal(
    'Date',
    new Proxy(Date, {
      construct(target, given) {
        if (given.length === 0) note('The clock')
        return Reflect.construct(target, given) as object
      },
      get(target, key) {
        if (key === 'now') note('The clock')
        return Reflect.get(target, key) as unknown
      },
    }),
  )
  return () => {
    vi.unstubAllGlobals()
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}

beforeEach(() => vi.spyOn(console, 'error').mockReturnValue())

test('who reads the clock, the storage or the window is seen', () => {
  const errors: unknown[] = []
  const unwatch = watch(errors)
  bookingVariables({ params: {}, url: new URL('http://localhost/booking/1') })
  tabStorage.read('anything')
  unwatch()
  expect(String(errors[0])).toMatch(/^Error: The clock is read while rendering:.*bookingVariables/)
  expect(String(errors[1])).toMatch(/^Error: \w+Storage is read while rendering:/)
  expect([typeof document, new Date().getFullYear() > 2000]).toEqual(['undefined', true])
})

const entries = pages.map(({ paths, entry }) => ({ ...entry, paths }))
const PUBLIC = entries.filter(({ isPersonal }) => !isPersonal).map(({ name }) => name)

test.each(PUBLIC)('%s is drawn without a browser', async (name) => {
  const { html, errors } = await drawn(name)
  expect(errors).toEqual([])
  expect(html).toContain('<h1')
})

test.each([
  ['home', 'Why choose Plumbline'],
  ['mentors', '2 of 3 shown'],
  ['mentor', 'Weekly availability'],
])('%s is drawn with its parts that a browser loads later: %s', async (name, text) => {
  expect((await drawn(name)).html).toContain(text)
})

test.each([
  ['home', 'aria-label="Play the vision video"'],
  ['mentors', 'Sort</button>'],
  ['mentors', 'href="/mentors#filters"'],
  ['workshops', 'Show</button>'],
  ['community', 'Becoming a member needs JavaScript.'],
])('%s has, where there is no script: %s', async (name, text) => {
  const { html } = await drawn(name)
  const plain = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, content]) => content).join('')
  expect(plain.replaceAll('<!-- -->', '')).toContain(text)
})

// index.html hides, where there is no script, forms without an address and buttons that submit none.
test.each(PUBLIC)('each form and button of %s says what it does without script', async (name) => {
  const { html } = await drawn(name)
  const page = html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')
  for (const [button] of page.matchAll(/<button[^>]*>/g)) expect(button).toMatch(/type="(button|submit)"/)
  for (const [form] of page.matchAll(/<form[^>]*\saction="[^>]*>/g)) expect(form).toMatch(/action="(\/\w+|\?)"/)
})

test('a page that arrives as a skeleton has a heading without script', () => {
  const html = (name: string) =>
    renderToStaticMarkup(<MemoryRouter>{withoutScript(entries.find((entry) => entry.name === name)!)}</MemoryRouter>)
  expect(html('sessions')).toMatch(/^<h1>Sessions<\/h1><p>This page needs JavaScript\./)
  expect(html('booking')).toMatch(/^<p>Booking needs JavaScript\. .*<a [^>]*href="\/contact-us"/)
  expect(html('pricing')).toBe('')
})
