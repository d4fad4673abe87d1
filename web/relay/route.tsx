import { Fragment, Suspense, use, type ComponentType, type ReactNode } from 'react'
import { loadQuery, type PreloadedQuery } from 'react-relay'
import {
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import type { OperationType } from 'relay-runtime'
import type { AnyPage, PageArgs } from './page.ts'
import { earlyKey } from './earlyKey.ts'
import { environment } from './environment.ts'
import { freshDocument } from './freshDocument.ts'
import { explain } from '../lib/errors.ts'
import { screen, type Screen } from '../lib/screen.ts'
import { showToast } from '../lib/toasts.ts'
import { takeWarm, warmUp, type Load } from './warm.ts'

/** How long the old page stays before the skeleton shows, in ms: a skeleton that flashes feels slower than none. */
const PATIENCE = 200

/** Props of a page with a query: read it with `usePreloadedQuery`. */
export interface ScreenProps<Q extends OperationType> {
  queryRef: PreloadedQuery<Q>
}

/** A page's component; one without a query ignores its props. */
export type PageCode = ComponentType<ScreenProps<OperationType>>

/** What to show before the page. */
export interface Surroundings {
  /** Its head, shown at once. */
  head: ReactNode
  /** Shown instead of the content until code and data have loaded. */
  skeleton: ReactNode
  /** Loads the skeleton's code, which is not part of the entry script. */
  preload(): void
}

/** Route handles that can prefetch their page. */
export interface WarmHandle {
  warm(at: PageArgs): void
}

/** Routes of a page. Its code and data load together, in the loader or on link intent. */
export function pageRoutes(page: AnyPage, fetchCode: () => Promise<PageCode>, surroundings: Surroundings) {
  const code = screen(fetchCode)
  const query = 'query' in page ? page : null
  /** The query on screen, if it has loaded. */
  let answered: { key: string; ref: Load['ref'] } | null = null
  function start(at: PageArgs): Load {
    surroundings.preload()
    const ref = query && loadQuery(environment, query.query, query.variables(at), { fetchPolicy: 'store-or-network' })
    const data = ref?.source?.toPromise()
    return { ref, ready: Promise.allSettled([code.load(), data]), at: Date.now() }
  }
  const key = (at: PageArgs): string =>
    query ? earlyKey(query.query.params.id ?? '', query.variables(at)) : page.paths[0]
  const handle: WarmHandle = { warm: (at) => warmUp(key(at), () => start(at)) }
  async function loader({ params, request }: LoaderFunctionArgs): Promise<Load['ref']> {
    const at = { params, url: new URL(request.url) }
    const isFirstPage = shownPath === undefined
    const asked = key(at)
    const load = takeWarm(asked, () => start(at))
    const before = at.url.pathname === shownPath && answered?.key === asked ? answered : null
    let failure: unknown = null
    const data = load.ref?.source?.toPromise().catch((error: unknown) => {
      failure = error
      if (answered?.ref === load.ref) answered = null
    })
    // A freshly loaded document would reload itself forever.
    const coded = isFirstPage ? code.load() : code.load((error) => freshDocument(at.url, error))
    await Promise.race([Promise.allSettled([coded, load.ready, data]), patience(at.url)])
    if (failure !== null && before) {
      // The same page was requested again: keep the content.
      showToast({ ...explain(failure), tone: 'destructive' })
      return before.ref
    }
    if (!request.signal.aborted) answered = failure === null ? { key: asked, ref: load.ref } : null
    return load.ref
  }
  /** A parameter that the query does not use (a tab, a step) must not reload the page. */
  function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
    const { currentParams, currentUrl, nextParams, nextUrl, defaultShouldRevalidate } = change
    if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
    return key({ params: currentParams, url: currentUrl }) !== key({ params: nextParams, url: nextUrl })
  }
  const element = <PageScreen code={code} {...surroundings} />
  return page.paths.map((path): RouteObject => ({ path, loader, element, handle, shouldRevalidate }))
}

/** On the same page (another filter, another tab) the old content stays, dimmed, until the new content has loaded. */
function patience(next: URL): Promise<void> {
  if (next.pathname === shownPath) return new Promise(() => {})
  return new Promise((resolve) => setTimeout(resolve, PATIENCE))
}

let shownPath: string | undefined

/** Tells the loaders which path is on screen; undefined before the first page. */
export function setShownPath(pathname: string | undefined): void {
  shownPath = pathname
}

type CodeOf = Screen<ScreenProps<OperationType>>

function PageScreen({ code, head, skeleton }: Pick<Surroundings, 'head' | 'skeleton'> & { code: CodeOf }) {
  const queryRef = useLoaderData<PreloadedQuery<OperationType>>()
  return (
    <Fragment key={useLocation().pathname}>
      {head}
      <Suspense fallback={skeleton}>
        <Ready code={code} queryRef={queryRef} />
      </Suspense>
    </Fragment>
  )
}

function Ready({ code, queryRef }: ScreenProps<OperationType> & { code: CodeOf }) {
  const Component = use(code.lastLoad())
  // oxlint-disable-next-line react/static-components -- it is loaded once, not created here
  return <Component queryRef={queryRef} />
}
