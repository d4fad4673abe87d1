/** The real edge on a port of its own, for tests over HTTP and WebSocket. */
import type { App } from '../app.ts'
import { listen } from '../edge/http/listener.ts'
import { builtPages } from '../edge/pages/pageSource.ts'
import type { ReadBudget } from '../edge/http/budgets.ts'
import { serve } from '../edge/edge.ts'
import type { Engine } from '../engine/engine.ts'
import { schemaEngine } from './client.ts'
import { checkDocumented } from './documented.ts'
import { afterFile } from './ending.ts'
import { PASSWORD } from './people.ts'

export interface TestServer {
  /** Origin, such as http://127.0.0.1:41234; the app's `publicUrl` from now on. */
  url: string
  port: number
  /** Called after the test file in any case. */
  stop(): Promise<void>
}

interface Options {
  engine?: Engine
  /** Folder of a built client; none without it. */
  web?: string
  recheckMs?: number
  charge?: ReadBudget
  /** Delay of the event loop above which requests are turned away, in milliseconds. */
  maxDelayMs?: number
}

/** A busy machine must not turn a test red: only the test about it uses the bound of production. */
const PATIENT_MS = 60_000

/** Starts it; sets `app.config.publicUrl` to its address. */
export async function testServer(
  app: App,
  { engine, web, charge, recheckMs, maxDelayMs = PATIENT_MS }: Options = {},
): Promise<TestServer> {
  const listener = await listen({ port: 0, host: '127.0.0.1' })
  // By number: `localhost` may first mean ::1, where this port can be somebody else's.
  const url = `http://127.0.0.1:${listener.port}`
  app.config.publicUrl = url
  const pages = web ? builtPages(web) : null
  const served = await serve(app, {
    listener,
    engine: engine ?? (await schemaEngine()),
    pages,
    charge,
    maxDelayMs,
    ...(recheckMs && { recheckMs }),
  })
  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= served.stop())
  afterFile(stop)
  return { url, port: listener.port, stop }
}

export interface HttpAnswer<T = unknown> {
  status: number
  headers: Headers
  /** Parsed JSON, else the text. */
  body: T
}

export interface Browser {
  /** Sends JSON (or what `init` says) and keeps the cookies that come back. Rejects what a REST call does not declare. */
  send<T = unknown>(method: string, path: string, body?: unknown, init?: RequestInit): Promise<HttpAnswer<T>>
  /** Runs a GraphQL document. */
  graphql<T = unknown>(query: string, variables?: object): Promise<HttpAnswer<T>>
  cookies: Map<string, string>
}

/** The two ways of a GraphQL call: by the lane, and by yoga, to which every query string is left. */
export const GRAPHQL_WAYS = ['/graphql', '/graphql?'] as const

/** A client over HTTP with a cookie jar. */
export function browser(url: string, graphqlPath: (typeof GRAPHQL_WAYS)[number] = '/graphql'): Browser {
  const cookies = new Map<string, string>()
  async function send<T>(method: string, path: string, body?: unknown, init: RequestInit = {}): Promise<HttpAnswer<T>> {
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json')
    const payload = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await fetch(`${url}${path}`, { method, redirect: 'manual', ...payload, ...init, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (value === '' || attributes.some((attribute) => /^max-age=0$|^expires=thu, 01 jan 1970/i.test(attribute)))
        cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    const answer = {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    }
    checkDocumented(method, path, answer)
    return answer as HttpAnswer<T>
  }
  return { send, cookies, graphql: (query, variables = {}) => send('POST', graphqlPath, { query, variables }) }
}

/** A client that is signed in as somebody made by `menteeAccount` or `mentorAccount`. */
export async function signedIn(url: string, kind: 'mentor' | 'mentee', email: string): Promise<Browser> {
  const someone = browser(url)
  const { status } = await someone.send('POST', `/api/auth/${kind}/login`, { email, password: PASSWORD })
  if (status !== 200) throw new Error(`Signing in as ${email} answered ${status}`)
  return someone
}
