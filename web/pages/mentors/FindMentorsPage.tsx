import { Suspense, useEffect, useMemo } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import type { FindMentorsPage_query$key } from '../../__generated__/FindMentorsPage_query.graphql.ts'
import type { FindMentorsPageQuery } from '../../__generated__/FindMentorsPageQuery.graphql.ts'
import { readFilters, writeFilters, type Filters } from '../../features/mentors/filters.ts'
import { MentorsFailure } from '../../features/mentors/MentorsFailure.tsx'
import { mailTo } from '../../lib/mailTo.ts'
import { track } from '../../lib/tracking.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { FindColumns, FindPage, FindTitle } from './FindLayout.tsx'
import { CardsSkeleton } from './FindMentorsPageSkeleton.tsx'
import { MentorList } from './MentorList.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { ResultBar } from './ResultBar.tsx'

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
    ...FindMentorsPage_query
  }
`

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

/** Trial sessions are arranged by email; without its key the address is not known. */
function TrialNote({ queryKey }: { queryKey: FindMentorsPage_query$key | null }) {
  const query = useFragment(
    graphql`
      fragment FindMentorsPage_query on Query {
        site {
          supportEmail
        }
      }
    `,
    queryKey,
  )
  return (
    <>
      Trial sessions and special offers are arranged by writing to{' '}
      {query ? <a href={mailTo(query.site.supportEmail)}>support</a> : <span>support</span>}
      <span>.</span>
    </>
  )
}

/**
 * The filters in the address, or those on their way to it, so that a second change builds on the first; the way to
 * apply others; and whether their list is still to come.
 */
function useFilters() {
  const shown = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const isChanging = next?.pathname === shown.pathname
  const { pathname, search } = isChanging ? next : shown
  const filters = useMemo(() => readFilters(new URLSearchParams(search)), [search])
  function apply(wanted: Filters): void {
    void navigate(pathname + writeFilters(wanted))
  }
  return { filters, apply, isChanging }
}
