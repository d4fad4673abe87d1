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
import type { Page, PageArgs, PlainPage } from './page.ts'
import { earlyKey } from './earlyKey.ts'
import { environment } from './environment.ts'
import { screen, type Screen } from '../lib/screen.ts'
import { takeWarm, warmUp, type Load } from './warm.ts'

/** How long the old page stays before the skeleton shows: one that flashes feels slower than none. */
const PATIENCE = 200

/** What a screen with a query gets: read it with `usePreloadedQuery`. */
export interface ScreenProps<Q extends OperationType> {
  queryRef: PreloadedQuery<Q>
}

/** What stands there before a page does. */
export interface Surroundings {
  /** Its title and the like, from the first moment on. */
  head: ReactNode
  /** In place of its content, as long as code or data are missing. */
  skeleton: ReactNode
}

/** Route handles that can start their page ahead of a click. */
export interface WarmHandle {
  warm(at: PageArgs): void
}

/** Routes of a page with a query: its code and its data start together, in the loader or already on link intent. */
export function queryRoute<Q extends OperationType>(
  page: Page<Q>,
  fetchCode: () => Promise<ComponentType<ScreenProps<Q>>>,
  surroundings: Surroundings,
): RouteObject[] {
  const code = screen(fetchCode)
  function start(at: PageArgs): Load {
    const ref = loadQuery(environment, page.query, page.variables(at), { fetchPolicy: 'store-or-network' })
    const data = ref.source?.toPromise()
    return { ref: ref as Load['ref'], ready: Promise.allSettled([code.load(), data]), at: Date.now() }
  }
  const key = (at: PageArgs): string => earlyKey(page.query.params.id ?? '', page.variables(at))
  const handle: WarmHandle = { warm: (at) => warmUp(key(at), () => start(at)) }
  async function loader({ params, request }: LoaderFunctionArgs): Promise<PreloadedQuery<OperationType>> {
    const at = { params, url: new URL(request.url) }
    const load = takeWarm(key(at), () => start(at))
    await Promise.race([load.ready, patience(at.url)])
    return load.ref
  }
  /** A part of the address that the query doesn't ask about (a tab, a step) must not load the page again. */
  function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
    const { currentParams, currentUrl, nextParams, nextUrl, defaultShouldRevalidate } = change
    if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
    return key({ params: currentParams, url: currentUrl }) !== key({ params: nextParams, url: nextUrl })
  }
  const element = <QueryScreen<Q> code={code} {...surroundings} />
  return page.paths.map((path) => ({ path, loader, element, handle, shouldRevalidate }))
}

/** Routes of a page without a query. */
export function plainRoute(
  page: PlainPage,
  fetchCode: () => Promise<ComponentType>,
  surroundings: Surroundings,
): RouteObject[] {
  const code = screen(fetchCode)
  const ready = (): Promise<unknown> => Promise.allSettled([code.load()])
  const handle: WarmHandle = { warm: () => void ready() }
  async function loader({ request }: LoaderFunctionArgs): Promise<null> {
    await Promise.race([ready(), patience(new URL(request.url))])
    return null
  }
  const element = <PlainScreen code={code} {...surroundings} />
  return page.paths.map((path) => ({ path, loader, element, handle }))
}

/** On the same page (another filter, another tab) the old content stays, dimmed, until the new one is there. */
function patience(next: URL): Promise<void> {
  if (next.pathname === shownPath) return new Promise(() => {})
  return new Promise((resolve) => setTimeout(resolve, PATIENCE))
}

let shownPath: string | undefined

/** Tells the loaders which path is on screen. */
export function setShownPath(pathname: string): void {
  shownPath = pathname
}

type ScreenOf<P> = Surroundings & { code: Screen<P> }

function QueryScreen<Q extends OperationType>({ code, ...surroundings }: ScreenOf<ScreenProps<Q>>) {
  const queryRef = useLoaderData<PreloadedQuery<Q>>()
  return (
    <Surrounded {...surroundings}>
      <Ready code={code} props={{ queryRef }} />
    </Surrounded>
  )
}

function PlainScreen({ code, ...surroundings }: ScreenOf<object>) {
  return (
    <Surrounded {...surroundings}>
      <Ready code={code} props={{}} />
    </Surrounded>
  )
}

function Surrounded({ head, skeleton, children }: Surroundings & { children: ReactNode }) {
  return (
    <Fragment key={useLocation().pathname}>
      {head}
      <Suspense fallback={skeleton}>{children}</Suspense>
    </Fragment>
  )
}

function Ready<P extends object>({ code, props }: { code: Screen<P>; props: P }) {
  const Component = use(code.lastLoad())
  // oxlint-disable-next-line react/static-components -- it is loaded once, not made here
  return <Component {...props} />
}
