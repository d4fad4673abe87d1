import { Suspense, useEffect } from 'react'
import { graphql, useQueryLoader, usePreloadedQuery, type PreloadedQuery, loadQuery } from 'react-relay'
import { Outlet, useLoaderData, useLocation, type RouteObject } from 'react-router'
import type { GraphQLResponse } from 'relay-runtime'
import { styled } from 'styled-components'
import type { ShellQuery } from '../__generated__/ShellQuery.graphql.ts'
import { track } from '../lib/tracking.ts'
import { atRest, nextTask } from '../lib/whenIdle.ts'
import { environment } from '../relay/network/environment.ts'
import { isDrawn } from '../relay/route.tsx'
import { Button } from '../ui/Button.tsx'
import { SectionBoundary } from '../ui/feedback/SectionBoundary.tsx'
import { ToastHost } from '../ui/feedback/ToastHost.tsx'
import { lazyPart, StaysDrawn } from '../ui/lazyPart.tsx'
import { useIdle } from '../ui/useIdle.ts'
import { EuNotice } from './EuNotice.tsx'
import { Header, Account } from './Header.tsx'
import { Main, MainSpace, SkipLink } from './Main.tsx'
import { NoMailNotice } from './NoMailNotice.tsx'
import { ContentError, RootError } from './RouteErrors.tsx'
import { Scrolling } from './Scrolling.tsx'

const Attendants = lazyPart(() => import('./Attendants.tsx').then((module) => module.Attendants))

const shellQuery = graphql`
  query ShellQuery @preloadable {
    ...Header_query
    site {
      ...NoMailNotice_site
    }
    ...Footer_query
    ...Attendants_query
  }
`

/** The frame around every page. A page shows even when the shell's own query is slow or fails. */
export function Shell() {
  const [queryRef, loadAgain] = useQueryLoader<ShellQuery>(shellQuery, useLoaderData<PreloadedQuery<ShellQuery>>())
  usePageViews()
  function reload(): void {
    loadAgain({}, { fetchPolicy: 'network-only' })
  }
  return (
    <>
      <SkipLink />
      <Place>
        <SectionBoundary onRetry={reload} fallback={headerWithRetry}>
          <Suspense fallback={<Header queryKey={null} />}>{queryRef && <LoadedHeader queryRef={queryRef} />}</Suspense>
        </SectionBoundary>
      </Place>
      <EuNotice />
      <Main>
        <StaysDrawn value>
          <Outlet />
        </StaysDrawn>
      </Main>
      <Place>
        <SectionBoundary fallback={footerAlone}>
          <Suspense fallback={<LateFooter queryKey={null} />}>
            {queryRef && <LoadedFooter queryRef={queryRef} />}
          </Suspense>
        </SectionBoundary>
      </Place>
      <SectionBoundary fallback={nothing}>
        <Suspense>{queryRef && <LateAttendants queryRef={queryRef} />}</Suspense>
      </SectionBoundary>
      <ToastHost />
      <Scrolling />
    </>
  )
}

/** The empty frame, before the first route is ready. */
function ShellFallback() {
  return (
    <>
      <Header queryKey={null} />
      <MainSpace aria-busy="true" />
    </>
  )
}

function LoadedHeader({ queryRef }: { queryRef: PreloadedQuery<ShellQuery> }) {
  const query = usePreloadedQuery<ShellQuery>(shellQuery, queryRef)
  return (
    <>
      <Header queryKey={query} />
      <NoMailNotice siteKey={query.site} />
    </>
  )
}

function LoadedFooter({ queryRef }: { queryRef: PreloadedQuery<ShellQuery> }) {
  return <LateFooter queryKey={usePreloadedQuery<ShellQuery>(shellQuery, queryRef)} />
}

/** Not urgent: their code loads when the page is idle. */
function LateAttendants({ queryRef }: { queryRef: PreloadedQuery<ShellQuery> }) {
  const query = usePreloadedQuery<ShellQuery>(shellQuery, queryRef)
  return useIdle() && <Attendants queryKey={query} />
}

function nothing() {
  return null
}

function headerWithRetry(_error: unknown, retry: () => void) {
  const reload = (
    <Button size="small" onClick={retry}>
      Reload account
    </Button>
  )
  return <Header queryKey={null} problem={reload} />
}

function footerAlone() {
  return <LateFooter queryKey={null} />
}

/**
 * Stays mounted while its content is replaced. An open dialog hides the elements it finds from screen readers: a footer
 * mounted later, in an element of its own, would still be read.
 */
const Place = styled.div`
  display: contents;
`

/** About the footer's height, so that scroll restoration works near the end of a page. */
const FootSpace = styled.div`
  min-height: 360px;
  @media (max-width: 760px) {
    min-height: 760px;
  }
`

/** What the server has drawn, as it is: React leaves alone what it has not put there itself. */
function DrawnFooter() {
  return <footer suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/** Below the fold, so its code is loaded when the page is at rest; what the server has drawn stays until then, or for good. */
const LateFooter = lazyPart(
  async () => {
    await atRest()
    const code = import('./Footer.tsx').then((module) => module.Footer)
    return isDrawn ? code.catch(() => DrawnFooter) : code
  },
  <FootSpace />,
)

/** Tracks page views; another filter or tab of the same page does not count. */
function usePageViews(): void {
  const { pathname } = useLocation()
  useEffect(() => track({ name: 'pageViewed' }, pathname), [pathname])
}

/** How long a page waits for its header, in ms. */
const PATIENCE = 200

/** The root of all routes: the shell around `pages`, its query loaded once. */
export function shellRoute(pages: RouteObject[]): RouteObject {
  return {
    id: 'shell',
    loader: loadShell,
    shouldRevalidate: () => false,
    Component: Shell,
    ErrorBoundary: RootError,
    HydrateFallback: ShellFallback,
    children: [{ ErrorBoundary: ContentError, children: pages }],
  }
}

/** Waits briefly, so that the header renders complete when its data was sent with the page and its code preloaded. */
async function loadShell(): Promise<PreloadedQuery<ShellQuery>> {
  // It stands there already: the router's start is work enough for one task.
  if (isDrawn) await nextTask()
  const ref = loadQuery<ShellQuery>(environment, shellQuery, {}, { fetchPolicy: 'store-or-network' })
  const data = ref.source?.toPromise().then((answer) => isSignedIn(answer) && Account.load())
  await Promise.race([Promise.allSettled([data]), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  return ref
}

function isSignedIn(answer: GraphQLResponse | undefined): boolean {
  return answer !== undefined && 'data' in answer && Boolean(answer.data?.['viewer'])
}
