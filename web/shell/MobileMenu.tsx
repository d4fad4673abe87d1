import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import type { MobileMenu_viewer$key } from '../__generated__/MobileMenu_viewer.graphql.ts'
import { Button } from '../ui/Button.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useWhenLoaded } from '../ui/useWhenLoaded.ts'
import { breakpoints } from '../ui/theme.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { ViewerAvatar } from './ViewerAvatar.tsx'

const MobileMenuPanel = lazyPart(() => import('./MobileMenuPanel.tsx').then((module) => module.MobileMenuPanel))

interface MobileMenuProps {
  /** Null for a visitor and while loading. */
  viewerKey: MobileMenu_viewer$key | null
  signedOut: boolean
}

/** The menu button of narrow screens, with the member's avatar. Loads the menu's code on first intent. */
export function MobileMenu({ viewerKey, signedOut }: MobileMenuProps) {
  const viewer = useFragment(
    graphql`
      fragment MobileMenu_viewer on Viewer {
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
