import { Dialog } from 'radix-ui'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { MobileMenuPanel_viewer$key } from '../__generated__/MobileMenuPanel_viewer.graphql.ts'
import { CloseButton } from '../ui/Dialog.tsx'
import { Link } from '../ui/Link.tsx'
import { slideFromRight } from '../ui/motion.ts'
import { Scrim } from '../ui/overlayStyles.ts'
import { useDialogFocus } from '../ui/useDialogFocus.ts'
import { dashboardOf } from '../features/accounts/account.ts'
import { currentMark, NAV_ITEMS } from './navigation.ts'
import { useSignOut } from '../features/accounts/useSignOut.ts'

interface MobileMenuPanelProps {
  /** Null for a visitor, and while it is not known. */
  viewerKey: MobileMenuPanel_viewer$key | null
  signedOut: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The slide-out menu: navigation, and the way in or out. */
export function MobileMenuPanel({ viewerKey, signedOut, open, onOpenChange }: MobileMenuPanelProps) {
  const viewer = useFragment(
    graphql`
      fragment MobileMenuPanel_viewer on Viewer {
        type
      }
    `,
    viewerKey,
  )
  const { pathname } = useLocation()
  const [signOut] = useSignOut()
  const focus = useDialogFocus()
  const dashboard = viewer && dashboardOf(viewer.type)
  function close(): void {
    onOpenChange(false)
  }
  function leave(): void {
    close()
    signOut()
  }
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Scrim />
        <Panel aria-describedby={undefined} {...focus}>
          <header>
            <Dialog.Title tabIndex={-1}>Menu</Dialog.Title>
            <CloseButton />
          </header>
          <nav aria-label="Menu">
            {NAV_ITEMS.map((item) => (
              <Link key={item.to} to={item.to} aria-current={currentMark(item, pathname)} onClick={close}>
                {item.label}
              </Link>
            ))}
            {signedOut && (
              <>
                <Link to="/mentor-signup" onClick={close}>
                  Become a Mentor
                </Link>
                <Link to="/auth" onClick={close}>
                  Login / Sign Up
                </Link>
              </>
            )}
            {dashboard?.to && (
              <Link to={dashboard.to} onClick={close}>
                {dashboard.label}
              </Link>
            )}
            {viewer && viewer.type !== 'COMMUNITY' && (
              <Link to="/mentorship-requests" onClick={close}>
                Mentorship requests
              </Link>
            )}
            {dashboard && (
              <Link
                to="/account"
                aria-current={pathname.toLowerCase() === '/account' ? 'page' : undefined}
                onClick={close}
              >
                Account and security
              </Link>
            )}
            {dashboard && (
              <button type="button" onClick={leave}>
                Logout
              </button>
            )}
          </nav>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const Panel = styled(Dialog.Content)`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 41;
  width: min(320px, calc(100vw - 48px));
  padding: 6px 8px;
  overflow-y: auto;
  border-left: 1px solid var(--line);
  background: var(--surface);
  box-shadow: var(--shadow);
  animation: ${slideFromRight} var(--slow) var(--ease);
  outline: none;

  > header {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: 0 0 6px 12px;
  }
  > header h2 {
    font-size: var(--t17);
  }
  > nav {
    display: grid;
    padding-top: 6px;
    border-top: 1px solid var(--line);
  }
  > nav > * {
    display: flex;
    align-items: center;
    min-height: 48px;
    padding: 0 12px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--ink);
    font-weight: 500;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  > nav > [aria-current] {
    background: var(--sunken);
    font-weight: 600;
  }
`
