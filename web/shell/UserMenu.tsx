import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { UserMenu_viewer$key } from '../__generated__/UserMenu_viewer.graphql.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { Link } from '../ui/Link.tsx'
import { Menu, MenuHead, MenuItem, MenuLine, MenuLink } from '../ui/Menu.tsx'
import { dashboardOf, typeLabel } from './account.ts'
import { useSignOut } from './useSignOut.ts'

/** The signed-in person: first letter, name, and a menu with the dashboard and Logout. */
export function UserMenu({ viewerKey }: { viewerKey: UserMenu_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment UserMenu_viewer on Viewer {
        name
        type
      }
    `,
    viewerKey,
  )
  const [signOut, isSigningOut] = useSignOut()
  const dashboard = dashboardOf(viewer.type)
  const trigger = (
    <Trigger look="ghost" aria-label={`Open user menu, ${viewer.name}`} busy={isSigningOut}>
      <Avatar name={viewer.name} family="other" size="xs" letters={1} />
      <Name>{viewer.name}</Name>
      <ChevronDown size={16} />
    </Trigger>
  )
  return (
    <Menu trigger={trigger}>
      <MenuHead>
        <b>{viewer.name}</b>
        <span>{typeLabel(viewer.type)}</span>
      </MenuHead>
      <MenuLine />
      {dashboard.to ? (
        <MenuLink>
          <Link to={dashboard.to}>
            <LayoutDashboard />
            {dashboard.label}
          </Link>
        </MenuLink>
      ) : (
        <MenuItem>
          <LayoutDashboard />
          {dashboard.label}
        </MenuItem>
      )}
      <MenuItem onSelect={signOut}>
        <LogOut />
        Logout
      </MenuItem>
    </Menu>
  )
}

const Trigger = styled(Button)`
  padding: 0 6px;
`

const Name = styled.span`
  max-width: 16ch;
  overflow: hidden;
  text-overflow: ellipsis;
  @media (max-width: 900px) { display: none; }
`
