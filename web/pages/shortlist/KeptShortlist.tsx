import { startTransition, Suspense, useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import type { KeptShortlistQuery } from '../../__generated__/KeptShortlistQuery.graphql.ts'
import { setKept, useKept } from '../../features/shortlist/kept.ts'
import { dropMentor } from '../../features/shortlist/keepMentor.ts'
import { signInPath } from '../../lib/paths.ts'
import { showToast } from '../../lib/toasts.ts'
import { UNDO_MS } from '../../relay/undoable.ts'
import { Failure } from '../../ui/feedback/Failure.tsx'
import { NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { Link } from '../../ui/Link.tsx'
import { SavedMentors, type SavedMentor } from './SavedMentors.tsx'
import { ShortlistBones } from './ShortlistPageSkeleton.tsx'

const keptQuery = graphql`
  query KeptShortlistQuery($ids: [Int!]!) {
    mentorsById(ids: $ids) {
      databaseId
      ...SavedMentors_mentors
    }
  }
`

/** The shortlist of a visitor, whose numbers only this browser knows. */
export function KeptShortlist({ now }: { now: Date }) {
  const kept = useKept()
  const [queryRef, load] = useQueryLoader<KeptShortlistQuery>(keptQuery)
  const asked = queryRef?.variables.ids
  useEffect(() => {
    // Whoever is removed needs no other answer.
    if (kept?.some((id) => !asked?.includes(id))) startTransition(() => load({ ids: [...kept] }))
  }, [kept, asked, load])
  if (!kept)
    return (
      <>
        <NeedsScript what="A shortlist in this browser">
          <Link to="/auth?returnTo=%2Fshortlist">log in</Link>
        </NeedsScript>
        <div data-scripted>
          <ShortlistBones />
        </div>
      </>
    )
  if (kept.length === 0 && !queryRef) return <SavedMentors mentorKeys={[]} now={now} gone={0} count={0} />
  if (!queryRef) return <ShortlistBones />
  return (
    <SectionBoundary
      resetOn={queryRef}
      fallback={(error) => <Failure error={error} onRetry={() => startTransition(() => load({ ids: [...kept] }))} />}
    >
      <Suspense fallback={<ShortlistBones />}>
        <KeptMentors queryRef={queryRef} kept={kept} now={now} />
      </Suspense>
    </SectionBoundary>
  )
}

interface KeptMentorsProps {
  queryRef: PreloadedQuery<KeptShortlistQuery>
  kept: readonly number[]
  now: Date
}

function KeptMentors({ queryRef, kept, now }: KeptMentorsProps) {
  const { mentorsById } = usePreloadedQuery<KeptShortlistQuery>(keptQuery, queryRef)
  const mentors = kept.flatMap((id) => mentorsById.find(({ databaseId }) => databaseId === id) ?? [])
  // Whoever was saved in another tab a moment ago is asked for, and not gone.
  const gone = kept.filter(
    (id) => queryRef.variables.ids.includes(id) && !mentorsById.some(({ databaseId }) => databaseId === id),
  )
  function remove({ databaseId, name }: SavedMentor): void {
    const undo = dropMentor(databaseId)
    showToast({
      title: `${name} removed from your shortlist`,
      action: { label: 'Undo', run: undo },
      duration: UNDO_MS,
    })
  }
  return (
    <SavedMentors
      mentorKeys={mentors}
      now={now}
      count={mentors.length}
      gone={gone.length}
      onRemove={remove}
      onForgetGone={() => void setKept(kept.filter((id) => !gone.includes(id)))}
      notice={
        <Notice title="Saved in this browser only.">
          <Link to={signInPath({ returnTo: '/shortlist' })}>Log in or sign up</Link>
          <span> to keep your shortlist in your account and see it on your other devices.</span>
        </Notice>
      }
    />
  )
}
