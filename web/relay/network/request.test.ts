import { createOperationDescriptor, fetchQuery, getRequest, type RequestParameters } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import shellQuery, { type ShellQuery } from '../../__generated__/ShellQuery.graphql.ts'
import { explain, isOutdated, RequestError } from '../../lib/errors.ts'
import { takeEarly } from './early.ts'
import { environment } from './environment.ts'
import { IN_PARTS, request } from './request.ts'
import { onSessionEnded } from './sessionEnded.ts'

vi.mock('./early.ts', () => ({ takeEarly: vi.fn<() => Promise<object | null>>() }))

const fetched = vi.fn<(...call: Parameters<typeof fetch>) => Promise<Response>>()
const QUERY = shellQuery.params
const MUTATION: RequestParameters = { ...QUERY, name: 'payMutation', operationKind: 'mutation' }
const AWAY = {
  message: 'The service is busy.',
  path: ['viewer', 'sessions'],
  extensions: { code: 'SERVICE_UNAVAILABLE' },
}
const PARTIAL = { data: { viewer: null, site: { __typename: 'Site' } }, errors: [AWAY] }

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.mocked(takeEarly).mockResolvedValue(null)
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init)
const ask = (operation: RequestParameters = QUERY) => Promise.resolve(request(operation, { a: 1 }, {}))

/** How asking fails after `response`. */
async function failure(response: Response, operation?: RequestParameters): Promise<RequestError> {
  fetched.mockResolvedValue(response)
  const error: unknown = await ask(operation).catch((cause: unknown) => cause)
  if (!(error instanceof RequestError)) throw new Error('It did not fail')
  return error
}

test('sends the id and the variables to the operation’s address', async () => {
  fetched.mockResolvedValue(json({ data: { viewer: null } }))
  expect(await ask()).toEqual({ data: { viewer: null } })
  const [address, init] = fetched.mock.calls[0]!
  expect(address).toBe('/graphql?ShellQuery')
  expect(JSON.parse(String(init?.body))).toEqual({ id: QUERY.id, variables: { a: 1 } })
})

test('what is sent while the tab closes is kept alive, unless browsers would reject its size', async () => {
  const shown = vi.spyOn(document, 'visibilityState', 'get')
  const isKept = async (text: string, state: DocumentVisibilityState) => {
    shown.mockReturnValue(state)
    fetched.mockResolvedValue(json({ data: {} }))
    await Promise.resolve(request(MUTATION, { text }, {}))
    return fetched.mock.lastCall![1]?.keepalive
  }
  expect(await isKept('a', 'hidden')).toBe(true)
  expect(await isKept('a', 'visible')).toBe(false)
  expect(await isKept('a'.repeat(40_000), 'hidden')).toBe(false)
})

test('a query of which the server failed at a part fails, with the reference for support', async () => {
  const error = await failure(json(PARTIAL, { headers: { 'x-request-id': 'req-7' } }))
  expect(error).toMatchObject({ kind: 'broken', message: 'The service is busy.', requestId: 'req-7' })
})

test('a query that is asked for in parts takes what came, but not when all of it is missing', async () => {
  const inParts = () => Promise.resolve(request(QUERY, { a: 1 }, IN_PARTS))
  const errors = [{ ...AWAY, path: ['workQueue', 'refunds'] }]
  fetched.mockResolvedValue(json({ data: { workQueue: { total: 3, refunds: null } }, errors }))
  expect(await inParts()).toMatchObject({ data: { workQueue: { total: 3, refunds: null } } })
  fetched.mockResolvedValue(json({ data: { workQueue: null }, errors }))
  await expect(inParts()).rejects.toThrow('The service is busy.')
})

test('an answer in part leaves everybody where they are: the store still has who is signed in', async () => {
  const asha = { __typename: 'Viewer', id: 'asha', name: 'Asha' }
  const root = createOperationDescriptor(getRequest(shellQuery), {})
  environment.commitPayload(root, { viewer: asha })
  fetched.mockResolvedValue(json(PARTIAL))
  const asked = fetchQuery<ShellQuery>(environment, shellQuery, {}, { networkCacheConfig: { force: true } }).toPromise()
  await expect(asked).rejects.toThrow('The service is busy.')
  const source = environment.getStore().getSource()
  expect(source.get('client:root')?.['viewer']).toEqual({ __ref: 'asha' })
})

test('a mutation that is done is not called failed: what came is taken, what failed is left as it was', async () => {
  const errors = [{ ...AWAY, path: ['pay', 'viewer', 'hold'] }]
  fetched.mockResolvedValue(json({ data: { pay: { __typename: 'Paid', viewer: null } }, errors }))
  expect(await ask(MUTATION)).toMatchObject({ data: { pay: { __typename: 'Paid' } } })
  fetched.mockResolvedValue(json({ data: { pay: { __typename: 'Paid', viewer: null } }, errors }))
  const { data } = (await ask(MUTATION)) as { data: { pay: object } }
  expect(data.pay).not.toHaveProperty('viewer')
})

test('a mutation without data fails', async () => {
  const error = await failure(json({ data: null, errors: [AWAY] }, { status: 503 }), MUTATION)
  expect(error.kind).toBe('broken')
})

test('an answer in part that came with the page is asked for again', async () => {
  vi.mocked(takeEarly).mockResolvedValue(PARTIAL)
  fetched.mockResolvedValue(json({ data: { viewer: { id: 'asha' } } }))
  expect(await ask()).toEqual({ data: { viewer: { id: 'asha' } } })
  vi.mocked(takeEarly).mockResolvedValue({ data: { viewer: null } })
  expect(await ask()).toEqual({ data: { viewer: null } })
  expect(fetched).toHaveBeenCalledTimes(1)
})

test('no answer, one cut off and one of somebody in between are all no connection', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await expect(ask()).rejects.toMatchObject({ kind: 'offline' })
  const type = { 'content-type': 'application/json' }
  expect((await failure(new Response('{"data":{"vie', { headers: type }))).kind).toBe('offline')
  expect((await failure(new Response('null', { headers: type }))).kind).toBe('offline')
  const portal = new Response('<h1>Welcome to the airport</h1>', { headers: { 'content-type': 'text/html' } })
  expect((await failure(portal)).kind).toBe('offline')
})

test('the page of a proxy is told in our words', async () => {
  const page = (status: number) => new Response('<h1>nginx</h1>', { status, headers: { 'content-type': 'text/html' } })
  expect(explain(await failure(page(429))).description).toBe('Too many requests. Please try again in a minute.')
  expect(explain(await failure(page(502))).title).toBe('Something went wrong')
  const limited = { errors: [{ message: 'Slow down.', extensions: { code: 'RateLimitedError' } }] }
  expect(explain(await failure(json(limited, { status: 429 }))).description).toBe('Slow down.')
})

test('what costs too much is no outage, and a limit brings its wait', async () => {
  const much = { errors: [{ message: 'The cost limit is exceeded', extensions: { code: 'LIMIT_EXCEEDED' } }] }
  expect(await failure(json(much, { status: 400 }))).toMatchObject({ kind: 'tooMuch', retryAfter: null })
  const limited = { errors: [{ message: 'Slow down.', extensions: { code: 'RateLimitedError' } }] }
  const answer = json(limited, { status: 429, headers: { 'content-type': 'application/json', 'retry-after': '40' } })
  expect(await failure(answer)).toMatchObject({ kind: 'refused', retryAfter: 40 })
})

test('a document that the server no longer knows leads to a reload', async () => {
  const gone = { errors: [{ message: 'Gone', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }] }
  const error = await failure(json(gone, { status: 404 }))
  expect(isOutdated(error)).toBe(true)
  expect(explain(error).title).toBe('A new version is ready')
})

test('an answer that asks to sign in is told to who watches the session', async () => {
  const ended = vi.fn<() => void>()
  const stop = onSessionEnded(ended)
  fetched.mockResolvedValue(json({ data: { pay: { __typename: 'NotSignedInError' } } }))
  await ask(MUTATION)
  expect(ended).toHaveBeenCalledTimes(1)
  stop()
})
