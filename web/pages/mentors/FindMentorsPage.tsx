import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import type { FindMentorsPageQuery } from '../../__generated__/FindMentorsPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/route.tsx'
import { Small, PageTitle } from '../../ui/PageFrame.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import type { Filters } from '../../features/mentors/filters.ts'
import { FindColumns, FindPage } from './FindLayout.ts'
import { MentorList } from './MentorList.tsx'
import { MentorsFailure } from '../../features/mentors/MentorsFailure.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { ResultBar } from './ResultBar.tsx'
import { TrialNote } from './TrialNote.tsx'
import { useFilters } from './useFilters.ts'
import { useSearchSeen } from './useSearchSeen.ts'

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

/** Search and browse mentors. The filters are the address's; they stay usable when the list fails. */
export function FindMentorsPage({ queryRef }: ScreenProps<FindMentorsPageQuery>) {
  const { filters, apply, isChanging } = useFilters()
  useSearchSeen(filters.search)
  const note = (
    <Small as="p">
      <SectionBoundary resetOn={queryRef} fallback={() => <TrialNote queryKey={null} />}>
        <LoadedNote queryRef={queryRef} />
      </SectionBoundary>
    </Small>
  )
  return (
    <FindPage>
      <PageTitle
        title="Find Mentors"
        lead="Choose by branch, software or topic. Every price is for one person, one to one."
      />
      <FindColumns>
        <FilterPanel applied={filters} onApply={apply} note={note} />
        <section aria-label="Mentors">
          <PhoneBar applied={filters} onApply={apply} note={note} />
          <SectionBoundary
            resetOn={queryRef}
            fallback={(error) => (
              <>
                <ResultBar count={null} applied={filters} onApply={apply} />
                <MentorsFailure error={error} />
              </>
            )}
          >
            <LoadedList queryRef={queryRef} applied={filters} onApply={apply} isChanging={isChanging} />
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
