import { graphql, useFragment } from 'react-relay'
import type { Account_viewer$key } from '../__generated__/Account_viewer.graphql.ts'
import { Bell } from '../features/notifications/Bell.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { useIdle } from '../ui/useIdle.ts'
import { UserMenu } from './UserMenu.tsx'

/** Counts, the title of the tab and what was never sent: when the page is at rest, for those who can chat. */
const ChatLive = lazyPart(() => import('../features/chat/ChatLive.tsx').then((module) => module.ChatLive))

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
        id
        type
        ...Bell_viewer
        ...UserMenu_viewer
        ...ChatLive_viewer
      }
    `,
    viewerKey,
  )
  const isIdle = useIdle()
  return (
    <>
      <Bell viewerKey={viewer} />
      <UserMenu viewerKey={viewer} />
      {isIdle && viewer.type !== 'COMMUNITY' && <ChatLive key={viewer.id} viewerKey={viewer} />}
    </>
  )
}
