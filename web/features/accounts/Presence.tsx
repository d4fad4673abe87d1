import { useEffect, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Presence_viewer$key } from '../../__generated__/Presence_viewer.graphql.ts'
import { setViewer } from './presence.ts'

/** Reports the current member to the session watch. Null for a visitor. */
export function Presence({ viewerKey }: { viewerKey: Presence_viewer$key | null }) {
  const viewer = useFragment(
    graphql`
      fragment Presence_viewer on Viewer {
        id
        databaseId
        name
        email
        type
      }
    `,
    viewerKey,
  )
  const person = useMemo(() => {
    if (!viewer) return null
    const { id, databaseId, name, email, type } = viewer
    return { id, databaseId, name, email, type }
  }, [viewer])
  useEffect(() => {
    setViewer(person)
  }, [person])
  return null
}
