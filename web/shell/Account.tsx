import { graphql, useFragment } from 'react-relay'
import type { Account_viewer$key } from '../__generated__/Account_viewer.graphql.ts'
import { Bell } from '../features/notifications/Bell.tsx'
import { UserMenu } from './UserMenu.tsx'

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
        ...UserMenu_viewer
      }
    `,
    viewerKey,
  )
  return (
    <>
      <Bell viewerKey={viewer} />
      <UserMenu viewerKey={viewer} />
    </>
  )
}
