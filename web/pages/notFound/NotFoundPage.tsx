import { Suspense, useEffect } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { NotFoundPageQuery } from '../../__generated__/NotFoundPageQuery.graphql.ts'
import { isAdminPath, knownDoor, toLogin } from '../../features/admin/session/door.ts'
import { MentorSearch } from '../../features/mentors/MentorSearch.tsx'
import type { ScreenProps } from '../../relay/page.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'

/** Only who knows the address loads it. */
export const AdminLogin = lazyPart(
  () => import('./AdminLogin.tsx').then((module) => module.AdminLogin),
  null,
  undefined,
  missing,
)

/** Any path that is not in the route table, all alike: the server tells of each whether it is the administrators' login. */
export function NotFoundPage({ queryRef }: ScreenProps<NotFoundPageQuery>) {
  return (
    <SectionBoundary resetOn={queryRef} fallback={missing}>
      <Suspense fallback={<Missing />}>
        <Answered queryRef={queryRef} />
      </Suspense>
    </SectionBoundary>
  )
}

function Answered({ queryRef }: ScreenProps<NotFoundPageQuery>) {
  const { adminDoor, adminSession } = usePreloadedQuery<NotFoundPageQuery>(
    graphql`
      query NotFoundPageQuery($path: String!) @preloadable {
        adminDoor(path: $path)
        adminSession {
          needsSecondFactor
        }
      }
    `,
    queryRef,
  )
  const { pathname } = useLocation()
  const stage = stageOf(adminSession)
  useEffect(() => {
    // The session has ended while this tab was elsewhere. The login would send an administrator back here.
    // The login itself may stand below /admin too.
    const isLost = !adminDoor && stage !== 'administrator' && isAdminPath(pathname)
    if (isLost && knownDoor() !== null) toLogin({ ended: true })
  }, [adminDoor, stage, pathname])
  return adminDoor ? <AdminLogin stage={stage} /> : <Missing />
}

/** How far they have come who stand at the login. */
function stageOf(session: { needsSecondFactor: boolean } | null) {
  if (!session) return 'visitor'
  return session.needsSecondFactor ? 'enrolling' : 'administrator'
}

function missing() {
  return <Missing />
}

/** There is nothing here; the server has answered with status 404. */
function Missing() {
  return (
    <Place>
      <EmptyState
        level={1}
        title="404 Page Not Found"
        actions={
          <>
            <ButtonLink look="plain" to="/">
              Home
            </ButtonLink>
          </>
        }
      >
        <p>This page does not exist. The link may be wrong, or the page has moved.</p>
        <MentorSearch />
      </EmptyState>
      <OtherPages />
    </Place>
  )
}

const WAYS = [
  { to: '/pricing', label: 'Pricing', text: 'What a session or a month costs' },
  { to: '/community', label: 'Community', text: 'Meet others of your branch' },
  { to: '/contact-us', label: 'Contact Us', text: 'Tell us what you were looking for' },
] as const

/** Links to the most visited pages. */
function OtherPages() {
  return (
    <nav aria-label="Where to go next">
      <List>
        {WAYS.map(({ to, label, text }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span>{text}</span>
          </li>
        ))}
      </List>
    </nav>
  )
}

const Place = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  padding-block: clamp(24px, 5vw, 56px);
  h1 {
    font-size: var(--h1);
  }
  p + search {
    display: block;
    margin-top: 16px;
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 0 32px;
  list-style: none;
  > li {
    display: grid;
    padding: 6px 0 12px;
    border-top: 1px solid var(--line);
    color: var(--muted);
  }
  a {
    justify-self: start;
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
`
