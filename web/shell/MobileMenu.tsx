import { Menu as MenuIcon } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { MobileMenu_viewer$key } from '../__generated__/MobileMenu_viewer.graphql.ts'
import { Button } from '../ui/Button.tsx'
import { CloseButton } from '../ui/Dialog.tsx'
import { Link } from '../ui/Link.tsx'
import { slideFromRight } from '../ui/motion.ts'
import { Scrim } from '../ui/overlayStyles.ts'
import { dashboardOf } from './account.ts'
import { currentMark, NAV_ITEMS } from './navigation.ts'
import { useSignOut } from './useSignOut.ts'

interface MobileMenuProps {
  /** Null for a visitor, and while it is not known. */
  viewerKey: MobileMenu_viewer$key | null
  signedOut: boolean
}

/** The slide-out menu of narrow screens. */
export function MobileMenu({ viewerKey, signedOut }: MobileMenuProps) {
  const viewer = useFragment(
    graphql`
      fragment MobileMenu_viewer on Viewer {
        type
      }
    `,
    viewerKey,
  )
  const [open, setOpen] = useState(false)
  const { pathname } = useLocation()
  const [signOut] = useSignOut()
  const dashboard = viewer && dashboardOf(viewer.type)
  function close(): void {
    setOpen(false)
  }
  function leave(): void {
    close()
    signOut()
  }
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Opener look="ghost" icon aria-label="Menu">
          <MenuIcon size={20} />
        </Opener>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Scrim />
        <Panel aria-describedby={undefined}>
          <header>
            <Dialog.Title>Menu</Dialog.Title>
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
                <Link to="/mentor-signup" onClick={close}>Become a Mentor</Link>
                <Link to="/auth" onClick={close}>Login / Sign Up</Link>
              </>
            )}
            {dashboard?.to && <Link to={dashboard.to} onClick={close}>{dashboard.label}</Link>}
            {dashboard && <button type="button" onClick={leave}>Logout</button>}
          </nav>
        </Panel>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const Opener = styled(Button)`
  display: none;
  @media (max-width: 900px) { display: inline-flex; }
`

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

  > header { display: flex; justify-content: space-between; align-items: center; padding: 0 0 6px 12px; }
  > header h2 { font-size: var(--t17); }
  > nav { display: grid; border-top: 1px solid var(--line); padding-top: 6px; }
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
  > nav > [aria-current] { background: var(--sunken); font-weight: 600; }
`
