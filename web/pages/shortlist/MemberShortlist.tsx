import { useEffect, useEffectEvent, useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { SHORTLIST_MAXIMUM } from '../../../api/rules/constants.ts'
import shortlistQuery, { type ShortlistPageQuery } from '../../__generated__/ShortlistPageQuery.graphql.ts'
import type { MemberShortlist_viewer$key } from '../../__generated__/MemberShortlist_viewer.graphql.ts'
import type { MemberShortlistMutation } from '../../__generated__/MemberShortlistMutation.graphql.ts'
import { useKept } from '../../features/shortlist/kept.ts'
import { shortlistNews } from '../../features/shortlist/ShortlistLive.tsx'
import { SHORTLIST, showSaved } from '../../features/shortlist/shortlistStore.ts'
import { explainPress } from '../../lib/errors.ts'
import { plural } from '../../lib/plural.ts'
import { showToast } from '../../lib/toasts.ts'
import { useMissed } from '../../relay/live.ts'
import { useRefresh } from '../../relay/refresh.ts'
import { undoable } from '../../relay/undoable.ts'
import { useMutation } from '../../relay/useMutation.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { StaleNotice } from '../../ui/feedback/Unanswered.tsx'
import { SavedMentors, type SavedMentor } from './SavedMentors.tsx'
import { ShortlistBones } from './ShortlistPageSkeleton.tsx'

interface MemberShortlistProps {
  viewerKey: MemberShortlist_viewer$key
  now: Date
}

/** The shortlist of the account; it follows what happens in other tabs and on other devices. */
export function MemberShortlist({ viewerKey, now }: MemberShortlistProps) {
  const { savedMentorCount, shortlist } = useFragment(
    graphql`
      fragment MemberShortlist_viewer on Viewer {
        savedMentorCount
        shortlist(first: 100) @connection(key: "ShortlistPage_shortlist", filters: []) {
          edges {
            node {
              mentor {
                ...SavedMentors_mentors
              }
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const environment = useRelayEnvironment()
  const { refresh, isRefreshing, isStale } = useRefresh<ShortlistPageQuery>({
    query: shortlistQuery,
    variables: {},
    topic: SHORTLIST,
  })
  useMissed(SHORTLIST, refresh)
  const readAgain = useEffectEvent(refresh)
  useEffect(() => shortlistNews.listen(() => readAgain()), [])

  const kept = useKept()?.length ?? 0
  const isFull = shortlist.edges.length >= SHORTLIST_MAXIMUM
  const isJoining = useJoining(kept > 0 && !isFull, refresh)
  const [clear, isClearing] = useMutation<MemberShortlistMutation>(
    graphql`
      mutation MemberShortlistMutation @raw_response_type {
        removeUnlistedMentors {
          ... on RemoveUnlistedMentorsPayload @alias(as: "done") {
            viewer {
              ...MemberShortlist_viewer
            }
          }
          ...refusal_error @alias(as: "refused")
        }
      }
    `,
    { failed: 'Shortlist not changed' },
  )
  function remove(mentor: SavedMentor): void {
    // Loaded now, because it is sent when the page may be leaving.
    const code = import('../../features/shortlist/changeSaved.ts')
    undoable(environment, {
      preview: (store) => showSaved(store, mentor.id, false),
      message: { title: `${mentor.name} removed from your shortlist` },
      together: {
        kind: 'saved mentors',
        message: (count) => ({ title: `${count} mentors removed from your shortlist` }),
      },
      send: () =>
        code.then(
          ({ removeSaved }) => removeSaved(environment, mentor),
          (error: unknown) => showToast({ tone: 'destructive', ...explainPress(error) }),
        ),
    })
  }
  const mentors = shortlist.edges.flatMap(({ node }) => node.mentor ?? [])
  if (mentors.length === 0 && isJoining) return <ShortlistBones />
  return (
    <>
      {isStale && <StaleNotice busy={isRefreshing} onRetry={refresh} />}
      <SavedMentors
        mentorKeys={mentors}
        now={now}
        gone={shortlist.edges.length - mentors.length}
        onRemove={remove}
        onForgetGone={() => void clear({})}
        isForgetting={isClearing}
        notice={
          isFull && (
            <Notice title="Your shortlist is full.">
              <span>{`It has room for ${SHORTLIST_MAXIMUM} mentors. Remove one to save another.`}</span>
              {kept > 0 && (
                <span>
                  {` ${plural(kept, 'mentor')} saved before you logged in ${kept === 1 ? 'is' : 'are'} kept in this browser, and added when there is room.`}
                </span>
              )}
            </Notice>
          )
        }
        count={savedMentorCount}
      />
    </>
  )
}

/** Moves what the browser has kept into the account, without waiting until the page is at rest; true until that is done. */
function useJoining(isNeeded: boolean, refresh: () => void): boolean {
  const environment = useRelayEnvironment()
  const [isTried, setTried] = useState(false)
  const joined = useEffectEvent(() => {
    setTried(true)
    refresh()
  })
  useEffect(() => {
    if (!isNeeded) return
    const code = import('../../features/shortlist/JoinKept.tsx')
    void code.then(({ joinKept }) => joinKept(environment)).then(joined, joined)
  }, [isNeeded, environment])
  return isNeeded && !isTried
}
