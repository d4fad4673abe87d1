/** The server's side of the client: draws a page as HTML, with the same components, from answers that are in hand. */
import { Writable } from 'node:stream'
import { StrictMode, type ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { loadQuery, RelayEnvironmentProvider } from 'react-relay'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type DataStrategyFunction,
  type DataStrategyResult,
} from 'react-router'
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type GraphQLResponse,
  type IEnvironment,
} from 'relay-runtime'
import { ServerStyleSheet } from 'styled-components'
import adminShellQuery from '../__generated__/AdminShellQuery$parameters.ts'
import shellQuery from '../__generated__/ShellQuery$parameters.ts'
import { setOwnPaths } from '../lib/tracking.ts'
import { earlyKey } from '../relay/network/early.ts'
import type { LoadablePage, PageHandle, Shown } from '../relay/route.tsx'
import { adminRoutes } from './adminRoutes.tsx'
import { allPaths } from './pages.ts'
import { routes } from './routes.tsx'

/** What a page is drawn from. */
export interface Drawn {
  /** Path and query. */
  address: string
  /** The answers to its queries, as JSON, by their keys. Null: the browser asks, and a skeleton stands there until then. */
  answers: ReadonlyMap<string, string | null>
  isAdministration: boolean
  /** It belongs to one person or one link. */
  isPersonal: boolean
}

/** How long the code of a page's parts may take, in ms. */
const PATIENCE = 2_000

/** Stands for a part that the server leaves to the browser. */
const LATER = new Error('Drawn by the browser')
const later = Object.assign(Promise.reject<never>(LATER), { status: 'rejected', reason: LATER })
later.catch(() => undefined)

/** `takeStyles` finds it. In development the library itself does, and writes its rules as text. */
const STYLE = `<style data-${import.meta.env.PROD ? 'drawn' : 'styled'}>`

setOwnPaths(allPaths)
const forAll = createStaticHandler([...routes])
const forAdministrators = createStaticHandler([...routes, ...adminRoutes])

/** A page as it is drawn. */
export interface DrawnPage {
  /** The content of the root element. */
  html: string
  /** Of what is on it, as an element. */
  styles: string
  /** The browser has no part of it left to draw. */
  isWhole: boolean
}

/** Draws a page. Nothing of it is kept for another request. */
export async function draw(drawn: Drawn): Promise<DrawnPage> {
  const { address, answers, isAdministration } = drawn
  const environment = answering(answers)
  const handler = isAdministration ? forAdministrators : forAll
  const context = await handler.query(new Request(`http://site${address}`), {
    dataStrategy: loading(environment, drawn),
  })
  if (context instanceof Response) throw new Error(`A page answers ${context.status}`)
  const sheet = withKnownStyles(new ServerStyleSheet())
  const page = (
    <StrictMode>
      <RelayEnvironmentProvider environment={environment}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </RelayEnvironmentProvider>
    </StrictMode>
  )
  try {
    const all = await htmlOf(sheet.collectStyles(page))
    const styles = sheet.getStyleTags().replace(/<style [^>]*>/, STYLE)
    return { ...all, styles }
  } finally {
    sheet.seal()
  }
}

/** A Relay environment of this request alone, which knows these answers and asks nobody. */
function answering(answers: Drawn['answers']): IEnvironment {
  const network = Network.create(({ id }, variables) => {
    const json = answers.get(earlyKey(id ?? '', variables))
    if (json) return { data: JSON.parse(json) } as GraphQLResponse
    return Observable.create((sink) => sink.error(LATER))
  })
  // On a server Relay sets no timers, which would keep all of a page for minutes.
  return new Environment({ network, store: new Store(new RecordSource()), isServer: true })
}

/** Instead of the routes' own loaders, which keep what they load for the person before the screen. */
function loading(environment: IEnvironment, { answers, isPersonal }: Drawn): DataStrategyFunction<unknown> {
  return async ({ matches, request, params }) => {
    const results: Record<string, DataStrategyResult> = {}
    const at = { params, url: new URL(request.url) }
    for (const { route } of matches) {
      const frame = route.id === 'shell' ? shellQuery : route.id === 'admin' ? adminShellQuery : null
      const handle = route.handle as PageHandle | undefined
      if (frame) results[route.id] = { type: 'data', result: loadQuery(environment, frame, {}) }
      else if (handle) results[route.id] = { type: 'data', result: await shown(handle.page()) }
    }
    return results

    async function shown(page: LoadablePage): Promise<Shown> {
      const answer = answers.get(page.key(at))
      // What a personal page without a query shows, only the browser knows: the secret of a link that was opened before.
      if (answer === null || (isPersonal && answer === undefined))
        return { page: { ...page, code: { ...page.code, lastLoad } }, ref: null }
      await page.code.load()
      return { page, ref: page.start(at, environment).ref }
    }
  }
}

/** Of a page that the server leaves to the browser: its skeleton stands in the HTML. */
const lastLoad = () => later

/** All of it at once: every part is complete, and none comes in a script. */
function htmlOf(page: ReactNode): Promise<{ html: string; isWhole: boolean }> {
  return new Promise((resolve, reject) => {
    let html = ''
    let failure: unknown = null
    let isWhole = true
    const text = new TextDecoder()
    const out = new Writable({
      decodeStrings: false,
      write(chunk: string | Buffer, _encoding, done) {
        html += typeof chunk === 'string' ? chunk : text.decode(chunk, { stream: true })
        done()
      },
      final(done) {
        done()
        if (failure === null) resolve({ html, isWhole })
        else reject(failure as Error)
      },
    })
    const { pipe, abort } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity,
      onAllReady() {
        clearTimeout(timer)
        pipe(out)
      },
      onShellError: reject,
      onError(error) {
        if (error !== LATER) failure ??= error
        isWhole = false
        return 'later'
      },
    })
    const timer = setTimeout(abort, PATIENCE, LATER)
  })
}

type Sheet = ServerStyleSheet['instance']
type Rules = Parameters<Sheet['insertRules']>[2]

/** How many styles are kept: all pages have about a thousand. The oldest goes first. */
const MOST = 3_000
const known = new Map<string, Rules>()

/**
 * The same sheet, which takes styles that an earlier page has made: to make them of their text takes a fifth of drawing a
 * page, and they are the same for everybody. A class name is the hash of its styles, so one name never means two.
 */
export function withKnownStyles(sheet: ServerStyleSheet): ServerStyleSheet {
  const { instance } = sheet
  const hasName = instance.hasNameForId.bind(instance)
  const insert = instance.insertRules.bind(instance)
  instance.hasNameForId = (id, name) => {
    if (hasName(id, name)) return true
    const rules = known.get(`${id} ${name}`)
    if (rules === undefined) return false
    insert(id, name, rules)
    return true
  }
  instance.insertRules = (id, name, rules) => {
    insert(id, name, rules)
    // Global styles are called after their place in the page and not after what they say.
    if (!name.startsWith(id)) remember(`${id} ${name}`, rules)
  }
  return sheet
}

function remember(key: string, rules: Rules): void {
  known.set(key, rules)
  const [oldest] = known.size > MOST ? known.keys() : []
  if (oldest !== undefined) known.delete(oldest)
}
