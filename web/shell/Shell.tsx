import { Suspense, useRef } from 'react'
import { graphql, useQueryLoader, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Outlet, useLoaderData } from 'react-router'
import { styled } from 'styled-components'
import type { ShellQuery } from '../__generated__/ShellQuery.graphql.ts'
import { Button } from '../ui/Button.tsx'
import { lazyPart, StaysDrawn } from '../ui/lazyPart.tsx'
import { useIdle } from '../ui/useIdle.ts'
import { atRest } from '../lib/whenIdle.ts'
import { SectionBoundary } from '../ui/feedback/SectionBoundary.tsx'
import { ToastHost } from '../ui/feedback/ToastHost.tsx'
import { EuNotice } from './EuNotice.tsx'
import { Main, SkipLink } from './frameParts.ts'
import { Header } from './Header.tsx'
import { NoMailNotice } from './NoMailNotice.tsx'
import { isDrawn } from '../relay/route.tsx'
import { Scrolling } from './Scrolling.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'
import { usePageViews } from './usePageViews.ts'

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
  const [queryRef, loadShell] = useQueryLoader<ShellQuery>(shellQuery, useLoaderData<PreloadedQuery<ShellQuery>>())
  const main = useRef<HTMLElement>(null)
  useHeadingFocus(main)
  usePageViews()
  function reload(): void {
    loadShell({}, { fetchPolicy: 'network-only' })
  }
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Place>
        <SectionBoundary onRetry={reload} fallback={headerWithRetry}>
          <Suspense fallback={<Header queryKey={null} />}>{queryRef && <LoadedHeader queryRef={queryRef} />}</Suspense>
        </SectionBoundary>
      </Place>
      <EuNotice />
      <Main id="main" ref={main} tabIndex={-1}>
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
export function ShellFallback() {
  return (
    <>
      <Header queryKey={null} />
      <Main aria-busy="true" />
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
