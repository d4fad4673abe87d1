import { Suspense, use, useEffect, type ReactNode } from 'react'
import { loadQuery, type PreloadedQuery } from 'react-relay'
import {
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
  matchRoutes,
} from 'react-router'
import type { IEnvironment, OperationType } from 'relay-runtime'
import { explain } from '../lib/errors.ts'
import { loadOnce, type Loaded, untilThere } from '../lib/loadOnce.ts'
import { showToast } from '../lib/toasts.ts'
import { nextTask } from '../lib/whenIdle.ts'
import { earlyVariables, earlyKey } from './network/early.ts'
import { environment } from './network/environment.ts'
import type { AnyPage, Page, PageArgs, PageCode, PageRow, ScreenProps } from './page.ts'
import { takeWarm, warmUp, type Load } from './warm.ts'

/** How long the old page stays before the skeleton shows, in ms: a skeleton that flashes feels slower than none. */
const PATIENCE = 200

/** What to show before the page. */
export interface Surroundings {
  /** Its head, shown at once. */
  head: ReactNode
  /** Shown instead of the content until code and data have loaded. */
  skeleton: ReactNode
  /** Stands above the page where there is no script. Only on the server. */
  withoutScript?: ReactNode
  /** Loads the skeleton's code, which is not part of the first script. */
  preload(): void
}

/** Handle of a page's routes. */
export interface PageHandle {
  /** The page; made at its first use. */
  page(): LoadablePage
  /** Prefetches the page. */
  warm(at: PageArgs): void
}

/** A page whose code and query can be loaded. */
export interface LoadablePage extends Surroundings {
  code: Loaded<PageCode>
  /** Identifies what it shows at a URL: the same key means the same data. */
  key(at: PageArgs): string
  start(at: PageArgs, from: IEnvironment): Load
}

/** Loader data of a page's route. */
export interface Shown {
  page: LoadablePage
  ref: Load['ref']
}

/** Routes of a page. Its code and its query load together, in the loader or on link intent. */
export function pageRoutes(row: PageRow, surround: (entry: AnyPage) => Surroundings) {
  let made: LoadablePage | undefined
  const page = () => (made ??= loadable(row, surround))
  /** The navigation on screen, if its query has loaded. */
  let answered: { key: string; shown: Shown } | null = null
  /** Why the page that the server has drawn lacks its code. */
  let missing: unknown = null

  const warm: PageHandle['warm'] = (at) => warmUp(page().key(at), () => page().start(at, environment))

  /** A part whose query could not be started starts it by itself. */
  const startParts = (at: PageArgs, isArriving: boolean) =>
    void row.entry.parts?.().then(
      (start) => start(at, isArriving, loadQuery, environment),
      () => undefined,
    )

  async function loader({ params, request }: LoaderFunctionArgs): Promise<Shown> {
    const at = { params, url: new URL(request.url) }
    let replacing: Promise<never> | undefined
    const fresh = (error: unknown) => (replacing = freshDocument(at.url, error))
    if (missing !== null) await fresh(missing)
    const isFirst = shownPath === undefined
    // What stands there already can wait for its data to be read in a task of their own.
    if (isFirst && isDrawn) await nextTask()
    // A freshly loaded document would reload itself forever; a drawn one can be read meanwhile.
    const rescue = !isFirst ? fresh : isDrawn ? stay : undefined
    const before = at.url.pathname === shownPath ? answered : null
    let goOn = () => {}
    const patient = Promise.race([patience(at.url), new Promise<void>((resolve) => (goOn = resolve))])
    function stay<T>(error: unknown, again: () => Promise<T>): Promise<T> {
      missing = error
      goOn()
      return untilThere(error, again).finally(() => (missing = null))
    }
    const key = page().key(at)
    startParts(at, at.url.pathname !== shownPath)
    const { ref, ready } = takeWarm(key, () => page().start(at, environment))
    const shown: Shown = { page: page(), ref }
    let failure: unknown = null
    const data = ref?.source?.toPromise().catch((error: unknown) => {
      failure = error
      if (answered?.shown === shown) answered = null
    })
    await Promise.race([Promise.allSettled([page().code.load(rescue), ready, data]), patient])
    // A page that its document is about to replace must not enter the history first.
    await replacing?.catch(() => undefined)
    if (failure !== null && before?.key === key) {
      // The same page was requested again: keep the content.
      showToast({ ...explain(failure), tone: 'destructive' })
      return before.shown
    }
    if (!request.signal.aborted) answered = failure === null ? { key, shown } : null
    return shown
  }

  /** A parameter that the query does not use (a tab, a step) must not reload the page. */
  function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
    const { currentParams, currentUrl, nextParams, nextUrl, defaultShouldRevalidate } = change
    if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
    const next = { params: nextParams, url: nextUrl }
    const isOther = page().key({ params: currentParams, url: currentUrl }) !== page().key(next)
    // The loader does it otherwise.
    if (!isOther) startParts(next, false)
    return isOther
  }

  return row.paths.map((path): RouteObject => ({
    path,
    loader,
    element: <PageScreen />,
    handle: { page, warm } satisfies PageHandle,
    shouldRevalidate,
  }))
}

function loadable({ paths, entry }: PageRow, surround: (entry: AnyPage) => Surroundings): LoadablePage {
  const query = 'query' in entry ? entry : null
  const code = loadOnce<PageCode>(() => entry.code())
  const id = query?.query.params.id ?? ''
  const variables = (page: Page<OperationType>, at: PageArgs) => ({
    ...page.variables(at),
    ...earlyVariables(id, at.url),
  })
  const surroundings = surround(entry)
  return {
    ...surroundings,
    code,
    key: (at) => (query ? earlyKey(id, variables(query, at)) : paths[0]),
    start(at, from) {
      surroundings.preload()
      const ref = query && loadQuery(from, query.query, variables(query, at), { fetchPolicy: 'store-or-network' })
      const data = ref?.source?.toPromise()
      return { ref, ready: Promise.allSettled([code.load(), data]), at: Date.now() }
    },
  }
}

/** On the same page (another filter, another tab) the old content stays, dimmed, until the new content has loaded. */
function patience(next: URL): Promise<void> {
  if (shownPath === undefined ? isDrawn : next.pathname === shownPath) return new Promise(() => {})
  return new Promise((resolve) => setTimeout(resolve, PATIENCE))
}

let shownPath: string | undefined

/** The server has drawn the first page: it stays on screen until its code and data are there. */
export const isDrawn = Boolean(globalThis.document?.querySelector('meta[name="drawn"]'))

/** Tells the loaders which path is on screen; undefined before the first page. */
export function setShownPath(pathname: string | undefined): void {
  shownPath = pathname
}

function PageScreen() {
  const { page, ref } = useLoaderData<Shown>()
  return (
    <>
      {page.head}
      <noscript>{import.meta.env.SSR && page.withoutScript}</noscript>
      <Suspense key={useLocation().pathname} fallback={page.skeleton}>
        <Ready page={page} queryRef={ref as PreloadedQuery<OperationType>} />
      </Suspense>
    </>
  )
}

function Ready({ page, queryRef }: ScreenProps<OperationType> & { page: LoadablePage }) {
  const Component = use(page.code.lastLoad())
  // `web/start.ts` repeats what was pressed before.
  useEffect(() => void dispatchEvent(new Event('alive')), [])
  // oxlint-disable-next-line react/static-components -- it is loaded once, not created here
  return <Component queryRef={queryRef} />
}

/** Prefetches code and data of the page at `href` (a path on this site). */
export function prefetch(routes: RouteObject[], href: string): void {
  const url = new URL(href, location.href)
  if (url.origin !== location.origin) return
  for (const { route, params } of matchRoutes(routes, url.pathname) ?? []) {
    const handle = route.handle as PageHandle | undefined
    handle?.warm({ params, url })
  }
}

/** Below this status the server has an answer for the page, even if it is 404; from here on the server is failing. */
const SERVER_FAILED = 500

/**
 * For a page whose code cannot be loaded, for example after a deployment has removed it: loads the document from the
 * server, which refers to the current code. Never settles once that load starts; rejects with `error` when the server
 * cannot be reached, so that a page that only lost the network stays.
 */
export async function freshDocument(url: URL, error: unknown): Promise<never> {
  const isServed = await fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < SERVER_FAILED,
    () => false,
  )
  if (!isServed) throw error
  // The address may already be current: after Back, or when a skeleton was shown. `assign` might only scroll then.
  if (location.href.split('#')[0] === url.href) location.reload()
  else location.assign(url)
  return new Promise(() => {})
}
