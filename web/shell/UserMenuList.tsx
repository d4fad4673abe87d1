import { CalendarDays, IndianRupee, LayoutDashboard, LogOut, MessageSquareQuote, ShieldCheck } from 'lucide-react'
import type { ReactElement } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { UserMenuList_viewer$key } from '../__generated__/UserMenuList_viewer.graphql.ts'
import { useSignOut } from '../features/accounts/session/useSignOut.ts'
import { Count } from '../ui/mark/Badge.tsx'
import { Link } from '../ui/Link.tsx'
import { Menu, MenuHead, MenuItem, MenuLine, MenuLink } from '../ui/overlay/Menu.tsx'
import { useAccountLinks } from './useAccountLinks.ts'

interface UserMenuListProps {
  viewerKey: UserMenuList_viewer$key
  trigger: ReactElement
}

const ICONS: Record<string, ReactElement> = {
  '/sessions': <CalendarDays />,
  '/mentorship-requests': <MessageSquareQuote />,
  '/payments': <IndianRupee />,
  '/earnings': <IndianRupee />,
  '/account': <ShieldCheck />,
}

/** Name and account type, dashboard, Logout. Mounted open, because its code is loaded on demand. */
export function UserMenuList({ viewerKey, trigger }: UserMenuListProps) {
  const viewer = useFragment(
    graphql`
      fragment UserMenuList_viewer on Viewer {
        ...useAccountLinks_viewer
      }
    `,
    viewerKey,
  )
  const account = useAccountLinks(viewer)
  const [signOut, isSigningOut] = useSignOut()
  return (
    <Menu trigger={trigger} defaultOpen>
      <MenuHead>
        <b>{account?.name}</b>
        <span>{account?.kind}</span>
      </MenuHead>
      <MenuLine />
      {account?.links.map(({ label, to, count }) => {
        const content = (
          <>
            {ICONS[to ?? ''] ?? <LayoutDashboard />}
            <span>{label}</span>
            {count > 0 && <Count $new>{count}</Count>}
          </>
        )
        if (to === null) return <MenuItem key={label}>{content}</MenuItem>
        return (
          <MenuLink key={label}>
            <Link to={to}>{content}</Link>
          </MenuLink>
        )
      })}
      <MenuItem onSelect={signOut} disabled={isSigningOut}>
        <LogOut />
        Logout
      </MenuItem>
    </Menu>
  )
}
