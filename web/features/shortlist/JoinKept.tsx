import { useEffect } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { SHORTLIST_MAXIMUM } from '../../../api/rules/constants.ts'
import type { JoinKept_viewer$key } from '../../__generated__/JoinKept_viewer.graphql.ts'
import { joinKept } from './joinKept.ts'
import { useKept } from './kept.ts'

/** Once somebody has logged in, moves what they saved as a visitor into their account, as far as there is room. Renders nothing. */
export function JoinKept({ viewerKey }: { viewerKey: JoinKept_viewer$key }) {
  const { savedMentorCount } = useFragment(
    graphql`
      fragment JoinKept_viewer on Viewer {
        savedMentorCount
      }
    `,
    viewerKey,
  )
  const environment = useRelayEnvironment()
  const hasKept = (useKept()?.length ?? 0) > 0
  const hasRoom = savedMentorCount < SHORTLIST_MAXIMUM
  useEffect(() => {
    if (hasKept && hasRoom) void joinKept(environment)
  }, [hasKept, hasRoom, environment])
  return null
}
