import { LogOut } from 'lucide-react'
import { useEffect, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { AdminHeader_query$key } from '../../__generated__/AdminHeader_query.graphql.ts'
import type { AdminHeaderMutation } from '../../__generated__/AdminHeaderMutation.graphql.ts'
import { sendWaiting } from '../../relay/undoable.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Button } from '../../ui/Button.tsx'
import { Logo } from '../../ui/layout/Logo.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { Badge } from '../../ui/mark/Badge.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { toLogin, tellTabs } from './session/door.ts'
import { SessionTimer } from './session/SessionTimer.tsx'

const LINKS = [
  { to: '/admin', label: 'Dashboard' },
  { to: '/admin/payments', label: 'Payments' },
  { to: '/admin/audit', label: 'Audit log' },
  { to: '/admin/administrators', label: 'Administrators' },
]

/** Header of the administrators' pages: the ways between them, and how long the session lasts. Null while loading. */
export function AdminHeader({ queryKey }: { queryKey: AdminHeader_query$key | null }) {
  const query = useFragment(
    graphql`
      fragment AdminHeader_query on Query {
        adminSession {
          ...SessionTimer_session
        }
        site {
          ...SessionTimer_site
        }
      }
    `,
    queryKey,
  )
  // Ended between the document and its data: asked again, the server sends the document of a visitor.
  const isOver = query?.adminSession === null
  useEffect(() => {
    if (isOver) toLogin({ ended: true })
  }, [isOver])
  const path = useLocation().pathname.toLowerCase()
  return (
    <Bar>
      <Row>
        <Logo to="/admin" />
        <Badge $tone="flat">Admin</Badge>
        <nav aria-label="Admin">
          {LINKS.map(({ to, label }) => (
            <Link key={to} to={to} aria-current={path === to || path === `${to}/` ? 'page' : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        <End>
          {query?.adminSession && <SessionTimer sessionKey={query.adminSession} siteKey={query.site} />}
          <LogoutButton />
        </End>
      </Row>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: 30;
  border-bottom: 1px solid var(--line);
  background: var(--paper);
  @media (max-width: ${breakpoints.header}) {
    position: static;
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  align-items: center;
  min-height: 56px;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin: auto;
  padding: 4px var(--gutter);
  > nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 4px;
  }
  > nav > a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 10px;
    color: var(--muted);
    font-weight: 550;
    text-decoration: none;
  }
  > nav > :is(a:hover, [aria-current]) {
    color: var(--ink);
  }
  > nav > [aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 10px 4px;
    height: 2px;
    background: var(--ink);
  }
  @media (max-width: ${breakpoints.header}) {
    > nav {
      order: 1;
      flex-basis: 100%;
      margin-inline: -10px;
    }
  }
  @media (max-width: ${breakpoints.phone}) {
    gap: 0 12px;
    > nav {
      justify-content: space-between;
      gap: 0;
      margin-inline: -4px;
      font-size: var(--t13);
    }
    /* Room enough for one row also in what stands until the font is there. */
    > nav > a {
      padding: 0 4px;
    }
    > nav > [aria-current]::after {
      inset-inline: 4px;
    }
    > ${Badge} {
      display: none;
    }
  }
`

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin-left: auto;
`

const LeaveDialog = lazyPart(() => import('../../ui/editor/LeaveDialog.tsx').then((module) => module.LeaveDialog))

/** Ends the session in every tab; asks first while this page holds what is not saved. */
export function LogoutButton() {
  const [logOut, isLoggingOut] = useAdminLogout()
  const [isAsking, setAsking] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(LeaveDialog)
  const ask = () => whenLoaded(() => setAsking(true))
  return (
    <>
      <Button busy={isLoggingOut || isLoading} onClick={() => (isUnsaved() ? ask() : logOut())}>
        <LogOut />
        Logout
      </Button>
      {isAsking && (
        <LeaveDialog
          open
          onStay={() => setAsking(false)}
          onLeave={() => {
            setAsking(false)
            logOut()
          }}
        />
      )}
    </>
  )
}

/** The same question that a browser asks when its tab is closed: an editor with unsaved changes prevents it. */
function isUnsaved(): boolean {
  return !dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

/** Ends the administrator's session in every tab: `[logOut, isLoggingOut]`. When the request fails, a toast says so. */
function useAdminLogout(): [logOut: () => void, isLoggingOut: boolean] {
  const [run, isLoggingOut] = useMutation<AdminHeaderMutation>(graphql`
    mutation AdminHeaderMutation @raw_response_type {
      signOutAdmin {
        ... @alias(as: "done") {
          ok
        }
      }
    }
  `)
  async function logOut(): Promise<void> {
    await sendWaiting()
    const { done } = await run({})
    if (!done) return
    tellTabs({ ended: true })
    toLogin({ ended: false })
  }
  return [() => void logOut(), isLoggingOut]
}
