import { LayoutDashboard, LogOut, MessageSquareQuote, ShieldCheck } from 'lucide-react'
import type { ReactElement } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UserMenuList_viewer$key } from '../__generated__/UserMenuList_viewer.graphql.ts'
import { Link } from '../ui/Link.tsx'
import { Menu, MenuHead, MenuItem, MenuLine, MenuLink } from '../ui/Menu.tsx'
import { dashboardOf, typeLabel } from '../features/accounts/account.ts'
import { useSignOut } from '../features/accounts/useSignOut.ts'

interface UserMenuListProps {
  viewerKey: UserMenuList_viewer$key
  trigger: ReactElement
}

/** Name and kind of account, the dashboard, Logout; open from the start, as it is loaded when it is asked for. */
export function UserMenuList({ viewerKey, trigger }: UserMenuListProps) {
  const viewer = useFragment(
    graphql`
      fragment UserMenuList_viewer on Viewer {
        name
        type
      }
    `,
    viewerKey,
  )
  const [signOut, isSigningOut] = useSignOut()
  const { label, to } = dashboardOf(viewer.type)
  const dashboard = (
    <>
      <LayoutDashboard />
      {label}
    </>
  )
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuHead>
        <b>{viewer.name}</b>
        <span>{typeLabel(viewer.type)}</span>
      </MenuHead>
      <MenuLine />
      {to ? (
        <MenuLink>
          <Link to={to}>{dashboard}</Link>
        </MenuLink>
      ) : (
        <MenuItem>{dashboard}</MenuItem>
      )}
      {viewer.type !== 'COMMUNITY' && (
        <MenuLink>
          <Link to="/mentorship-requests">
            <MessageSquareQuote />
            Mentorship requests
          </Link>
        </MenuLink>
      )}
      <MenuLink>
        <Link to="/account">
          <ShieldCheck />
          Account and security
        </Link>
      </MenuLink>
      <MenuItem onSelect={signOut} disabled={isSigningOut}>
        <LogOut />
        Logout
      </MenuItem>
    </Menu>
  )
}
