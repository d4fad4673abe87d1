import { Suspense, use, type ReactNode } from 'react'
import { loadQuery, type PreloadedQuery } from 'react-relay'
import {
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { IEnvironment, OperationType } from 'relay-runtime'
import type { AnyPage, Page, PageArgs, PageCode, PageRow, ScreenProps } from './page.ts'
import { earlyVariables } from './early.ts'
import { earlyKey } from './earlyKey.ts'
import { environment } from './environment.ts'
import { freshDocument } from './freshDocument.ts'
import { explain } from '../lib/errors.ts'
import { SITE_NAME } from '../lib/headTags.ts'
import { loadOnce, readable, type Loaded } from '../lib/loadOnce.ts'
import { apart } from '../lib/nextTask.ts'
import { showToast } from '../lib/toasts.ts'
import { untilThere } from '../lib/untilThere.ts'
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
  /** Loads the skeleton's code, which is not part of the entry script. */
  preload(): void
}

/** Handle of a page's routes. */
export interface PageHandle {
  /** Prefetches the page. */
  warm(at: PageArgs): void
  /** Loads its entry; for the server. */
  load(): Promise<Known>
}

/** A page whose entry has loaded. */
export interface Known extends Surroundings {
  code: Loaded<PageCode>
  /** Identifies what it shows at a URL: the same key means the same data. */
  key(at: PageArgs): string
  start(at: PageArgs, from: IEnvironment): Load
}

/** A navigation to a page whose entry has loaded. */
interface Begun {
  page: Known
  key: string
  ref: Load['ref']
  /** The error of its query; null if there is none. */
  failure: unknown
  /** Resolves when code and data have loaded or failed; never rejects. */
  ready: Promise<unknown>
}

/** Loader data of a page's route. */
export interface Shown {
  beginning: Promise<Pick<Begun, 'page' | 'ref'>>
  /** Set when the entry has loaded. */
  begun?: Begun
  ref?: Load['ref']
}

/**
 * Routes of a page. Its entry names its code and its query, which load together, in the loader or on link intent.
 * `meanwhile` shows until the entry has loaded.
 */
export function pageRoutes(row: PageRow, surround: (entry: AnyPage) => Surroundings, meanwhile: ReactNode) {
  const page = loadOnce(async () => (known = know(row, (await row.load()).entry, surround)))
  let known: Known | undefined
  /** The navigation on screen, if its query has loaded. */
  let answered: Shown | null = null
  /** Why the page that the server has drawn lacks its code. */
  let missing: unknown = null

  const warm: PageHandle['warm'] = (at) =>
    page.load().then(
      ({ key, start }) => warmUp(key(at), () => start(at, environment)),
      () => undefined, // the navigation retries
    )

  async function loader({ params, request }: LoaderFunctionArgs): Promise<Shown> {
    const at = { params, url: new URL(request.url) }
    let replacing: Promise<never> | undefined
    const fresh = (error: unknown) => (replacing = freshDocument(at.url, error))
    if (missing !== null) await fresh(missing)
    // A freshly loaded document would reload itself forever; a drawn one can be read meanwhile.
    const rescue = shownPath !== undefined ? fresh : isDrawn ? stay : undefined
    const before = at.url.pathname === shownPath ? answered : null
    let goOn = () => {}
    const patient = Promise.race([patience(at.url), new Promise<void>((resolve) => (goOn = resolve))])
    function stay<T>(error: unknown, again: () => Promise<T>): Promise<T> {
      missing = error
      goOn()
      return untilThere(error, again).finally(() => (missing = null))
    }
    const entry = page.load(rescue)
    // What stands there already can wait for its data to be read in a task of their own.
    const beginning = readable((shownPath === undefined && isDrawn ? entry.then(apart) : entry).then(begin))
    const shown: Shown = { beginning }
    function begin(found: Known): Begun {
      const key = found.key(at)
      const { ref, ready } = takeWarm(key, () => found.start(at, environment))
      const begun: Begun = { page: found, key, ref, failure: null, ready }
      const data = ref?.source?.toPromise().catch((error: unknown) => {
        begun.failure = error
        if (answered === shown) answered = null
      })
      begun.ready = Promise.allSettled([found.code.load(rescue), ready, data])
      return Object.assign(shown, { begun, ref }).begun
    }
    const ready = beginning.then(
      (begun) => begun.ready,
      () => undefined, // the screen reports it
    )
    await Promise.race([ready, patient])
    // A page that its document is about to replace must not enter the history first.
    await replacing?.catch(() => undefined)
    const failure = shown.begun?.failure ?? null
    if (failure !== null && before && before.begun?.key === shown.begun?.key) {
      // The same page was requested again: keep the content.
      showToast({ ...explain(failure), tone: 'destructive' })
      return before
    }
    if (!request.signal.aborted) answered = failure === null ? shown : null
    return shown
  }

  /** A parameter that the query does not use (a tab, a step) must not reload the page. */
  function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
    const { currentParams, currentUrl, nextParams, nextUrl, defaultShouldRevalidate } = change
    if (currentUrl.href === nextUrl.href || !known) return defaultShouldRevalidate
    return known.key({ params: currentParams, url: currentUrl }) !== known.key({ params: nextParams, url: nextUrl })
  }

  const element = <PageScreen meanwhile={meanwhile} />
  return row.paths.map((path): RouteObject => ({
    path,
    loader,
    element,
    handle: { warm, load: page.load },
    shouldRevalidate,
  }))
}

function know({ paths }: PageRow, entry: AnyPage, surround: (entry: AnyPage) => Surroundings): Known {
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

function PageScreen({ meanwhile }: { meanwhile: ReactNode }) {
  const { beginning } = useLoaderData<Shown>()
  const unknown = (
    <>
      <title>{SITE_NAME}</title>
      {meanwhile}
    </>
  )
  return (
    <Suspense key={useLocation().pathname} fallback={unknown}>
      <KnownPage beginning={beginning} />
    </Suspense>
  )
}

function KnownPage({ beginning }: Pick<Shown, 'beginning'>) {
  const { page, ref } = use(beginning)
  return (
    <>
      {page.head}
      <noscript>{import.meta.env.SSR && page.withoutScript}</noscript>
      <Suspense fallback={page.skeleton}>
        <Ready page={page} queryRef={ref as PreloadedQuery<OperationType>} />
      </Suspense>
    </>
  )
}

function Ready({ page, queryRef }: ScreenProps<OperationType> & { page: Known }) {
  const Component = use(page.code.lastLoad())
  // oxlint-disable-next-line react/static-components -- it is loaded once, not created here
  return <Component queryRef={queryRef} />
}
