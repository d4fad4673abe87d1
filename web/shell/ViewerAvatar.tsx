import { graphql, useFragment } from 'react-relay'
import { branchFamily } from '../../api/rules/people/branches.ts'
import type { ViewerAvatar_viewer$key } from '../__generated__/ViewerAvatar_viewer.graphql.ts'
import { Avatar } from '../ui/mark/Avatar.tsx'

/** The member's initial on the hatch of their branch. */
export function ViewerAvatar({ viewerKey }: { viewerKey: ViewerAvatar_viewer$key }) {
  const { name, mentor, mentee } = useFragment(
    graphql`
      fragment ViewerAvatar_viewer on Viewer {
        name
        mentor {
          mainBranch
          subBranch
        }
        mentee {
          mainBranch
          subBranch
        }
      }
    `,
    viewerKey,
  )
  const branch = mentor ?? mentee
  const family = branch ? branchFamily(branch.mainBranch, branch.subBranch) : 'other'
  return <Avatar name={name} family={family} size="xs" letters={1} />
}
