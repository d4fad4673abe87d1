import { Bell as BellIcon } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Bell_viewer$key } from '../__generated__/Bell_viewer.graphql.ts'
import { Count } from '../ui/Badge.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** Leads to the notifications and counts the unread ones: 9+ above nine. */
export function Bell({ viewerKey }: { viewerKey: Bell_viewer$key }) {
  const { unreadNotifications } = useFragment(
    graphql`
      fragment Bell_viewer on Viewer {
        unreadNotifications
      }
    `,
    viewerKey,
  )
  const label = unreadNotifications > 0 ? `Notifications, ${unreadNotifications} unread` : 'Notifications'
  return (
    <Place to="/notifications" look="ghost" icon>
      <VisuallyHidden>{label}</VisuallyHidden>
      <BellIcon size={20} />
      {unreadNotifications > 0 && (
        <Unread $new aria-hidden="true">
          {unreadNotifications > 9 ? '9+' : unreadNotifications}
        </Unread>
      )}
    </Place>
  )
}

const Place = styled(ButtonLink)`
  position: relative;
`

const Unread = styled(Count)`
  position: absolute;
  top: 3px;
  left: 23px;
  min-width: 18px;
  height: 18px;
  padding: 0 4px;
  box-shadow: 0 0 0 2px var(--paper);
  font-size: 11px;
`
