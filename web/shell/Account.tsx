import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Account_menu$key } from '../__generated__/Account_menu.graphql.ts'
import type { Account_viewer$key } from '../__generated__/Account_viewer.graphql.ts'
import { ShortlistLive } from '../features/shortlist/ShortlistLive.tsx'
import { Bell } from '../features/notifications/Bell.tsx'
import { Button } from '../ui/Button.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { breakpoints } from '../ui/theme.ts'
import { useIdle } from '../ui/useIdle.ts'
import { useWhenLoaded } from '../ui/useWhenLoaded.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { ViewerAvatar } from './ViewerAvatar.tsx'

interface AccountProps {
  viewerKey: Account_viewer$key
  /** The current path: if the code failed to load, the next page retries. */
  pathname: string
}

/** The header's part for members: bell and account menu. Visitors never load it. */
export function Account({ viewerKey }: AccountProps) {
  const viewer = useFragment(
    graphql`
      fragment Account_viewer on Viewer {
        ...Bell_viewer
        ...Account_menu
      }
    `,
    viewerKey,
  )
  const isIdle = useIdle()
  return (
    <>
      {isIdle && <ShortlistLive />}
      <Bell viewerKey={viewer} />
      <UserMenu viewerKey={viewer} />
    </>
  )
}

const UserMenuList = lazyPart(() => import('./UserMenuList.tsx').then((module) => module.UserMenuList))

/** The member's initial and name; opens a menu, whose code is loaded on first intent. */
function UserMenu({ viewerKey }: { viewerKey: Account_menu$key }) {
  const viewer = useFragment(
    graphql`
      fragment Account_menu on Viewer {
        name
        ...ViewerAvatar_viewer
        ...UserMenuList_viewer
      }
    `,
    viewerKey,
  )
  const [wanted, setWanted] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(UserMenuList)
  const face = (
    <>
      <VisuallyHidden>Open user menu, {viewer.name}</VisuallyHidden>
      <ViewerAvatar viewerKey={viewer} />
      <Name aria-hidden="true">{viewer.name}</Name>
      <ChevronDown size={16} />
    </>
  )
  if (wanted) return <UserMenuList viewerKey={viewer} trigger={<Trigger look="ghost">{face}</Trigger>} />
  return (
    <Trigger
      look="ghost"
      aria-haspopup="menu"
      aria-expanded={false}
      busy={isLoading}
      onPointerEnter={UserMenuList.preload}
      onFocus={UserMenuList.preload}
      onClick={() => whenLoaded(() => setWanted(true))}
    >
      {face}
    </Trigger>
  )
}

/** Narrow screens have one menu for everything. */
const Trigger = styled(Button)`
  position: relative;
  padding: 0 6px;
  @media (max-width: ${breakpoints.header}) {
    display: none;
  }
`

const Name = styled.span`
  max-width: 16ch;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
