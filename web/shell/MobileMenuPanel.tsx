import { Dialog } from 'radix-ui'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { graphql, useFragment } from 'react-relay'
import type { MobileMenuPanel_viewer$key } from '../__generated__/MobileMenuPanel_viewer.graphql.ts'
import { useSavedCount } from '../features/shortlist/ShortlistLink.tsx'
import { CloseButton } from '../ui/overlay/Dialog.tsx'
import { Link } from '../ui/Link.tsx'
import { slideFromRight } from '../ui/motion.ts'
import { Scrim } from '../ui/overlay/Scrim.tsx'
import { useDialogFocus } from '../ui/overlay/useDialogFocus.ts'
import { Count } from '../ui/mark/Badge.tsx'
import { currentMark, NAV_ITEMS } from './navigation.ts'
import { useAccountLinks } from './useAccountLinks.ts'
import { useSignOut } from '../features/accounts/session/useSignOut.ts'

interface MobileMenuPanelProps {
  /** Null for a visitor and while loading. */
  viewerKey: MobileMenuPanel_viewer$key | null
  signedOut: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The slide-out menu: navigation, account, log in and log out. */
export function MobileMenuPanel({ viewerKey, signedOut, open, onOpenChange }: MobileMenuPanelProps) {
  const viewer = useFragment(
    graphql`
      fragment MobileMenuPanel_viewer on Viewer {
        ...useAccountLinks_viewer
        ...ShortlistLink_viewer
      }
    `,
    viewerKey,
  )
  const account = useAccountLinks(viewer ?? null)
  const saved = useSavedCount(viewer ?? null)
  const { pathname } = useLocation()
  const [signOut] = useSignOut()
  const focus = useDialogFocus()
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
          <div data-part="head">
            <Dialog.Title tabIndex={-1}>Menu</Dialog.Title>
            <CloseButton />
          </div>
          <nav aria-label="Menu">
            {NAV_ITEMS.map((item) => (
              <Link key={item.to} to={item.to} aria-current={currentMark(item, pathname)} onClick={close}>
                {item.label}
              </Link>
            ))}
            <Link
              to="/shortlist"
              aria-current={pathname.toLowerCase() === '/shortlist' ? 'page' : undefined}
              onClick={close}
            >
              <span>Shortlist</span>
              {saved > 0 && <Count>{saved}</Count>}
            </Link>
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
          </nav>
          {account && (
            <nav aria-label="Account">
              <p>
                <b>{account.name}</b> {account.kind}
              </p>
              {account.links.map(({ label, to, count }) =>
                to === null ? (
                  <span key={label}>{label}</span>
                ) : (
                  <Link
                    key={label}
                    to={to}
                    aria-current={pathname.toLowerCase() === to ? 'page' : undefined}
                    onClick={close}
                  >
                    {label}
                    {count > 0 && <Count $new>{count}</Count>}
                  </Link>
                ),
              )}
              <button type="button" onClick={leave}>
                Logout
              </button>
            </nav>
          )}
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

  > [data-part='head'] {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: 0 0 6px 12px;
  }
  > [data-part='head'] h2 {
    font-size: var(--t17);
  }
  > nav {
    display: grid;
    padding-block: 6px;
    border-top: 1px solid var(--line);
  }
  > nav > p {
    overflow-wrap: anywhere;
    color: var(--muted);
    font-size: var(--t13);
    b {
      color: var(--ink);
      font-size: var(--t15);
    }
  }
  > nav > span {
    color: var(--muted);
  }
  > nav > * {
    display: flex;
    gap: 0 8px;
    flex-wrap: wrap;
    align-items: center;
    min-height: 48px;
    padding: 0 12px;
    border: 0;
    border-radius: 6px;
    background: none;
    font-weight: 500;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  > nav > :is(a, button) {
    color: var(--ink);
  }
  > nav > [aria-current] {
    background: var(--sunken);
    font-weight: 600;
  }
`
