import { useEffect } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { Environment } from 'relay-runtime'
import { SHORTLIST_MAXIMUM } from '../../../api/rules/constants.ts'
import type { JoinKeptMutation } from '../../__generated__/JoinKeptMutation.graphql.ts'
import type { JoinKept_viewer$key } from '../../__generated__/JoinKept_viewer.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { showToast } from '../../lib/toasts.ts'
import { mutate } from '../../relay/mutate.ts'
import { keptIds, setKept, useKept } from './kept.ts'
import { outdateShortlist } from './shortlistStore.ts'

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

let underWay: Promise<void> | null = null

/**
 * Moves what this browser has kept into the account of the member. What there is no room for stays in the browser, and so
 * does everything when it fails; the next page tries again. Never rejects.
 */
export function joinKept(environment: Environment): Promise<void> {
  underWay ??= join(environment).finally(() => (underWay = null))
  return underWay
}

async function join(environment: Environment): Promise<void> {
  const mentorIds = [...keptIds()]
  if (mentorIds.length === 0) return
  const { done } = await mutate<JoinKeptMutation>(
    environment,
    graphql`
      mutation JoinKeptMutation($input: JoinShortlistInput!) @raw_response_type {
        joinShortlist(input: $input) {
          ... on JoinShortlistPayload @alias(as: "done") {
            leftOut
            viewer {
              savedMentorCount
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { input: { mentorIds } },
    {
      // The page works without it.
      failed: () => null,
      updater(store, data) {
        const leftOut = data?.joinShortlist.done?.leftOut
        if (!leftOut) return
        for (const id of mentorIds)
          if (!leftOut.includes(id)) store.get(btoa(`Mentor:${id}`))?.setValue(true, 'isSaved')
        outdateShortlist(store)
      },
    },
  )
  if (!done) return
  // What another tab has kept meanwhile stays.
  setKept(keptIds().filter((id) => !mentorIds.includes(id) || done.leftOut.includes(id)))
  // Of a shortlist that was full before, the page tells.
  if (done.leftOut.length > 0 && done.leftOut.length < mentorIds.length)
    showToast({
      title: 'Your shortlist is full',
      description: `${plural(done.leftOut.length, 'mentor')} that you saved before logging in ${done.leftOut.length === 1 ? 'is' : 'are'} still saved in this browser only.`,
    })
}
