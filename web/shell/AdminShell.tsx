import { Suspense, useRef } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { Outlet, useLoaderData } from 'react-router'
import { styled } from 'styled-components'
import type { AdminShellQuery } from '../__generated__/AdminShellQuery.graphql.ts'
import { AdminHeader } from '../features/admin/AdminHeader.tsx'
import { SectionBoundary } from '../ui/feedback/SectionBoundary.tsx'
import { ToastHost } from '../ui/feedback/ToastHost.tsx'
import { Main, SkipLink } from './frameParts.ts'
import { NoMailNotice } from './NoMailNotice.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { Scrolling } from './Scrolling.tsx'
import { useHeadingFocus } from './useHeadingFocus.ts'

const query = graphql`
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
  const main = useRef<HTMLElement>(null)
  useHeadingFocus(main)
  return (
    <Wide>
      <SkipLink href="#main">Skip to content</SkipLink>
      <SectionBoundary fallback={headerAlone}>
        <Suspense fallback={<AdminHeader queryKey={null} />}>
          <LoadedHeader queryRef={queryRef} />
        </Suspense>
      </SectionBoundary>
      <OfflineNotice />
      <Main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </Main>
      <ToastHost />
      <Scrolling />
    </Wide>
  )
}

function LoadedHeader({ queryRef }: { queryRef: PreloadedQuery<AdminShellQuery> }) {
  const shell = usePreloadedQuery<AdminShellQuery>(query, queryRef)
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
