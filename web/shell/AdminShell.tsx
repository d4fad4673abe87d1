import { Suspense } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery, loadQuery } from 'react-relay'
import { Outlet, useLoaderData, type RouteObject } from 'react-router'
import { styled } from 'styled-components'
import type { AdminShellQuery } from '../__generated__/AdminShellQuery.graphql.ts'
import { AdminHeader } from '../features/admin/AdminHeader.tsx'
import { environment } from '../relay/network/environment.ts'
import { SectionBoundary } from '../ui/feedback/SectionBoundary.tsx'
import { ToastHost } from '../ui/feedback/ToastHost.tsx'
import { Main, SkipLink } from './Main.tsx'
import { NoMailNotice } from './NoMailNotice.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ContentError, RootError } from './RouteErrors.tsx'
import { Scrolling } from './Scrolling.tsx'

const adminShellQuery = graphql`
  query AdminShellQuery @preloadable {
    ...AdminHeader_query
    site {
      ...NoMailNotice_site
    }
  }
`

/** The frame around the administrators' pages: no member's header, footer, consent or tracking. */
export function AdminShell() {
  const queryRef = useLoaderData<PreloadedQuery<AdminShellQuery>>()
  return (
    <Wide>
      <SkipLink />
      <SectionBoundary fallback={headerAlone}>
        <Suspense fallback={<AdminHeader queryKey={null} />}>
          <LoadedHeader queryRef={queryRef} />
        </Suspense>
      </SectionBoundary>
      <OfflineNotice />
      <Main>
        <Outlet />
      </Main>
      <ToastHost />
      <Scrolling />
    </Wide>
  )
}

function LoadedHeader({ queryRef }: { queryRef: PreloadedQuery<AdminShellQuery> }) {
  const shell = usePreloadedQuery<AdminShellQuery>(adminShellQuery, queryRef)
  return (
    <>
      <AdminHeader queryKey={shell} />
      <NoMailNotice siteKey={shell.site} />
    </>
  )
}

function headerAlone() {
  return <AdminHeader queryKey={null} />
}

/** Tables need more room than the site's pages. */
const Wide = styled.div`
  display: contents;
  --page: 1360px;
  --gutter: clamp(16px, 2vw, 28px);
`

/** The root of the administrators' pages: their own frame around them, its query loaded once. */
export function adminRoute(pages: RouteObject[]): RouteObject {
  return {
    id: 'admin',
    loader: () => loadQuery<AdminShellQuery>(environment, adminShellQuery, {}, { fetchPolicy: 'store-or-network' }),
    shouldRevalidate: () => false,
    Component: AdminShell,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    children: [{ ErrorBoundary: ContentError, children: pages }],
  }
}
