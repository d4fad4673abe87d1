import { Suspense, useEffect } from 'react'
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { FindMentorsPageQuery } from '../../__generated__/FindMentorsPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { track } from '../../lib/tracking.ts'
import { Small } from '../../ui/PageFrame.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import type { Filters } from '../../features/mentors/filters.ts'
import { FindColumns, FindPage, FindTitle, ListRoom } from './FindLayout.tsx'
import { MentorList } from './MentorList.tsx'
import { MentorsFailure } from '../../features/mentors/MentorsFailure.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { ResultBar } from './ResultBar.tsx'
import { TrialNote } from './TrialNote.tsx'
import { useFilters } from './useFilters.ts'

const findMentorsQuery = graphql`
  query FindMentorsPageQuery(
    $search: String
    $mainBranch: String
    $subBranch: String
    $available: Boolean
    $sort: MentorSort
    $first: Int
  ) @preloadable {
    ...MentorList_query @arguments(first: $first)
    ...TrialNote_query
  }
`

/** The cards' outlines, in the file that the route loads for its own skeleton. */
const CardsSkeleton = lazyPart(
  () => import('./FindMentorsPageSkeleton.tsx').then((module) => module.CardsSkeleton),
  <ListRoom />,
)

/** Search and browse mentors. The filters are the address's; they work before the list is there and when it fails. */
export function FindMentorsPage({ queryRef }: ScreenProps<FindMentorsPageQuery>) {
  const { filters, apply, isChanging } = useFilters()
  useEffect(() => {
    if (filters.search) track({ name: 'searched', text: filters.search })
  }, [filters.search])
  const note = (
    <Small as="p">
      <SectionBoundary resetOn={queryRef} fallback={() => <TrialNote queryKey={null} />}>
        <Suspense fallback={<TrialNote queryKey={null} />}>
          <LoadedNote queryRef={queryRef} />
        </Suspense>
      </SectionBoundary>
    </Small>
  )
  return (
    <FindPage>
      <FindTitle />
      <FindColumns>
        <FilterPanel applied={filters} onApply={apply} busy={isChanging} note={note} />
        <section aria-label="Mentors">
          <PhoneBar applied={filters} onApply={apply} note={note} />
          <SectionBoundary
            resetOn={queryRef}
            fallback={(error) => (
              <>
                <ResultBar count={null} applied={filters} onApply={apply} isChanging={isChanging} />
                <MentorsFailure error={error} />
              </>
            )}
          >
            <Suspense
              fallback={
                <>
                  <ResultBar count={null} applied={filters} onApply={apply} isChanging />
                  <CardsSkeleton />
                </>
              }
            >
              <LoadedList queryRef={queryRef} applied={filters} onApply={apply} isChanging={isChanging} />
            </Suspense>
          </SectionBoundary>
        </section>
      </FindColumns>
    </FindPage>
  )
}

interface LoadedListProps {
  queryRef: PreloadedQuery<FindMentorsPageQuery>
  applied: Filters
  onApply: (filters: Filters) => void
  isChanging: boolean
}

function LoadedList({ queryRef, ...rest }: LoadedListProps) {
  return <MentorList queryKey={usePreloadedQuery<FindMentorsPageQuery>(findMentorsQuery, queryRef)} {...rest} />
}

function LoadedNote({ queryRef }: { queryRef: PreloadedQuery<FindMentorsPageQuery> }) {
  return <TrialNote queryKey={usePreloadedQuery<FindMentorsPageQuery>(findMentorsQuery, queryRef)} />
}
