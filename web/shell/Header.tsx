import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { Header_query$key } from '../__generated__/Header_query.graphql.ts'
import type { Header_viewer$key } from '../__generated__/Header_viewer.graphql.ts'
import { ShortlistLink } from '../features/shortlist/ShortlistLink.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Logo } from '../ui/layout/Logo.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Link } from '../ui/Link.tsx'
import { breakpoints } from '../ui/theme.ts'
import { Button } from '../ui/Button.tsx'
import { useWhenLoaded } from '../ui/useWhenLoaded.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { currentMark, NAV_ITEMS } from './navigation.ts'
import { ViewerAvatar } from './ViewerAvatar.tsx'

/** Bell and account menu of members. They are last in the header, so nothing shifts when they load. */
export const Account = lazyPart(
  () => import('./Account.tsx').then((module) => module.Account),
  null,
  ({ pathname }) => pathname,
)

interface HeaderProps {
  /** Null while loading: the account's place stays empty, so that nothing shifts. */
  queryKey: Header_query$key | null
  /** Shown instead of the account when it failed to load. */
  problem?: ReactNode
}

/** Sticky header with the navigation and the account. */
export function Header({ queryKey, problem }: HeaderProps) {
  const query = useFragment(
    graphql`
      fragment Header_query on Query {
        viewer {
          ...Account_viewer
          ...Header_viewer
          ...ShortlistLink_viewer
        }
      }
    `,
    queryKey,
  )
  const viewer = query?.viewer
  const { pathname } = useLocation()
  return (
    <Bar>
      <Row>
        <Logo />
        <MainNav />
        <End>
          {problem}
          <ShortlistLink viewerKey={viewer ?? null} />
          {query && !viewer && <Entrances />}
          {viewer && <Account viewerKey={viewer} pathname={pathname} />}
          <MobileMenu viewerKey={viewer ?? null} signedOut={query !== null && query !== undefined && !viewer} />
        </End>
      </Row>
      <OfflineNotice />
    </Bar>
  )
}

/** The visitor's buttons. */
function Entrances() {
  return (
    <>
      <Wide>
        <ButtonLink look="ghost" to="/mentor-signup">
          Become a Mentor
        </ButtonLink>
      </Wide>
      <ButtonLink to="/auth">Login / Sign Up</ButtonLink>
    </>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  /* With large text it would take too much of a phone's height. */
  @media (max-height: 24rem) {
    position: static;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 32px;
  align-items: center;
  min-height: 64px;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin: auto;
  padding: 0 var(--gutter);
  @media (max-width: ${breakpoints.header}) {
    gap: 0 12px;
    min-height: 56px;
  }
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: center;
  justify-content: flex-end;
  margin-left: auto;
  @media (max-width: ${breakpoints.phone}) {
    > a {
      padding-inline: 12px;
    }
  }
`

const Wide = styled.span`
  @media (max-width: ${breakpoints.header}) {
    display: none;
  }
`

/** The main navigation of wide screens, and of all where there is no script for a menu. */
function MainNav() {
  const { pathname } = useLocation()
  return (
    <Nav aria-label="Main" data-plain>
      {NAV_ITEMS.map((item) => (
        <Link key={item.to} to={item.to} aria-current={currentMark(item, pathname)}>
          {item.label}
        </Link>
      ))}
    </Nav>
  )
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-self: stretch;
  > * {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    color: var(--muted);
    font-weight: 550;
    white-space: nowrap;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    color: var(--ink);
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 12px -1px;
    height: 2px;
    background: var(--ink);
  }
  @media (max-width: ${breakpoints.header}) {
    display: none;
  }
`

const MobileMenuPanel = lazyPart(() => import('./MobileMenuPanel.tsx').then((module) => module.MobileMenuPanel))

interface MobileMenuProps {
  /** Null for a visitor and while loading. */
  viewerKey: Header_viewer$key | null
  signedOut: boolean
}

/** The menu button of narrow screens, with the member's avatar. Loads the menu's code on first intent. */
function MobileMenu({ viewerKey, signedOut }: MobileMenuProps) {
  const viewer = useFragment(
    graphql`
      fragment Header_viewer on Viewer {
        name
        ...ViewerAvatar_viewer
        ...MobileMenuPanel_viewer
      }
    `,
    viewerKey,
  )
  const [wanted, setWanted] = useState(false)
  const { pathname } = useLocation()
  // Every navigation closes the menu, including Back.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  const [whenLoaded, isLoading] = useWhenLoaded(MobileMenuPanel)
  function show(): void {
    whenLoaded(() => {
      setWanted(true)
      setOpenOn(pathname)
    })
  }
  return (
    <>
      <Opener
        look="ghost"
        {...(!viewer && { icon: true, 'aria-label': 'Menu' })}
        aria-haspopup="dialog"
        aria-expanded={open}
        busy={isLoading}
        onPointerEnter={MobileMenuPanel.preload}
        onClick={show}
      >
        {viewer && (
          <>
            <VisuallyHidden>Open user menu, {viewer.name}</VisuallyHidden>
            <ViewerAvatar viewerKey={viewer} />
          </>
        )}
        <MenuIcon size={20} />
      </Opener>
      {wanted && (
        <MobileMenuPanel
          viewerKey={viewer ?? null}
          signedOut={signedOut}
          open={open}
          onOpenChange={(stays) => setOpenOn(stays ? pathname : null)}
        />
      )}
    </>
  )
}

const Opener = styled(Button)`
  position: relative;
  display: none;
  padding: 0 6px;
  @media (max-width: ${breakpoints.header}) {
    display: inline-flex;
  }
`
