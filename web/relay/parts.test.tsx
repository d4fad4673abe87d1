import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { loadQuery, RelayEnvironmentProvider } from 'react-relay'
import { commitLocalUpdate } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import artifact, { type InboxQuery } from '../__generated__/InboxQuery.graphql.ts'
import query from '../__generated__/InboxQuery$parameters.ts'
import { environment } from './network/environment.ts'
import { partQuery, startsParts } from './parts.ts'
import { usePartQuery } from './usePartQuery.ts'

const answered = () => Response.json({ data: { conversation: null, viewer: null } })
const fetched = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => answered())
  vi.stubGlobal('fetch', fetched)
  commitLocalUpdate(environment, (store) => store.invalidateStore())
})
afterEach(() => vi.unstubAllGlobals())

/** Each test opens conversations of its own: the store outlives it. */
let id = 0
beforeEach(() => (id += 10))

/** `?open=1,2` opens two parts. */
const startParts = (options = {}) => {
  const start = startsParts(({ url }) =>
    (url.searchParams.get('open') ?? '')
      .split(',')
      .filter(Boolean)
      .map((part) => partQuery(query, { id: id + Number(part) }, options)),
  )
  return async (open: string, isArriving = false) => {
    start({ params: {}, url: new URL(`http://site/page?open=${open}`) }, isArriving, loadQuery, environment)
    await act(async () => {})
    const { length } = fetched.mock.calls
    fetched.mockClear()
    return length
  }
}

test('what the address opens is asked for, and what stays open is not asked for again', async () => {
  const asked = startParts()
  expect(await asked('1', true)).toBe(1)
  expect(await asked('1,2')).toBe(1)
  expect(await asked('1,2')).toBe(0)
  expect(await asked('2')).toBe(0)
  // Opened again, it may have changed.
  expect(await asked('1,2')).toBe(1)
})

test('somebody who comes back to the page asks for all of it again', async () => {
  const asked = startParts()
  expect(await asked('1,2', true)).toBe(2)
  expect(await asked('1,2', true)).toBe(2)
})

test('a part may keep what the store has', async () => {
  const asked = startParts({ fetchPolicy: 'store-or-network' })
  expect(await asked('1', true)).toBe(1)
  expect(await asked('1', true)).toBe(0)
})

function Part() {
  const { conversation } = usePartQuery<InboxQuery>(artifact, { id: id + 1 })
  return <p>{conversation ? 'Somebody' : 'Nobody'}</p>
}

async function show() {
  await act(async () => {
    render(
      <RelayEnvironmentProvider environment={environment}>
        <Suspense fallback={<p>Loading</p>}>
          <Part />
        </Suspense>
      </RelayEnvironmentProvider>,
    )
  })
}

test('a part takes the answer that was asked for before its code came', async () => {
  const asked = startParts()
  expect(await asked('1', true)).toBe(1)
  await show()
  expect(screen.getByText('Nobody')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
})

test('a part that comes before the answer waits for it, and asks nothing', async () => {
  const answer = Promise.withResolvers<Response>()
  fetched.mockReturnValue(answer.promise)
  expect(await startParts()('1', true)).toBe(1)
  await show()
  expect(screen.getByText('Loading')).toBeTruthy()
  await act(async () => answer.resolve(answered()))
  expect(screen.getByText('Nobody')).toBeTruthy()
  expect(fetched).not.toHaveBeenCalled()
})

test('a part whose query failed asks by itself', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  expect(await startParts()('1', true)).toBe(1)
  await show()
  expect(screen.getByText('Nobody')).toBeTruthy()
  expect(fetched).toHaveBeenCalledOnce()
})
