import { useEffect, useMemo } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Presence_viewer$key } from '../../__generated__/Presence_viewer.graphql.ts'

/** Reports the current member to the session watch, whose code is loaded after the page. Null for a visitor. */
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
    import('./presence.ts').then(
      ({ setViewer }) => setViewer(person),
      () => undefined, // offline: the next page tries again
    )
  }, [person])
  return null
}
