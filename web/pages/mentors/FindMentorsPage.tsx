import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, type SubmitEvent, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { graphql, useFragment, usePreloadedQuery, type PreloadedQuery } from 'react-relay'
import { useLocation, useNavigate, useNavigation } from 'react-router'
import { styled } from 'styled-components'
import type { FindMentorsPage_query$key } from '../../__generated__/FindMentorsPage_query.graphql.ts'
import type { FindMentorsPageQuery } from '../../__generated__/FindMentorsPageQuery.graphql.ts'
import { appliedFilters } from '../../features/mentors/appliedFilters.ts'
import { type Filters, formFilters, readFilters, writeFilters } from '../../features/mentors/filters.ts'
import { MentorsFailure } from '../../features/mentors/MentorsFailure.tsx'
import { SearchField } from '../../features/mentors/SearchField.tsx'
import { mailTo } from '../../lib/mailTo.ts'
import { track } from '../../lib/tracking.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { whenIdle } from '../../lib/whenIdle.ts'
import { Count } from '../../ui/mark/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FilterPanel, FIND_FORM, useDraft } from './FilterPanel.tsx'
import { FindColumns, FindPage, FindTitle } from './FindLayout.tsx'
import { CardsSkeleton } from './FindMentorsPageSkeleton.tsx'
import { MentorList } from './MentorList.tsx'
import { ResultBar } from './ResultBar.tsx'

const findMentorsQuery = graphql`
  query FindMentorsPageQuery(
    $search: String
    $asTyped: Boolean
    $mainBranch: String
    $subBranch: String
    $available: Boolean
    $minPrice: Int
    $maxPrice: Int
    $free: FreeTime
    $language: [String!]
    $minExperience: Int
    $minRating: Float
    $city: String
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

/** Dialog and selects, for a press that most never make. */
const FilterSheet = lazyPart(() => import('./FilterSheet.tsx').then((module) => module.FilterSheet))

interface PhoneBarProps {
  applied: Filters
  onApply: (filters: Filters) => void
  /** Below the filters. */
  note: ReactNode
}

/** Search and the way to the other filters, on narrow screens. */
function PhoneBar({ applied, onApply, note }: PhoneBarProps) {
  const [draft, setDraft] = useDraft(applied)
  const [isWanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(FilterSheet)
  const button = useRef<HTMLButtonElement>(null)
  // On wide screens the button isn't there, and its code isn't needed.
  useEffect(() => whenIdle(() => button.current?.offsetParent && FilterSheet.preload()), [])
  const count = appliedFilters(applied).filter(({ name }) => name !== 'search').length
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    onApply(formFilters(event.currentTarget))
  }
  function showSheet(): void {
    whenLoaded(() => {
      setWanted(true)
      setOpen(true)
    })
  }
  const address = useLocation()
  const label = (
    <>
      <SlidersHorizontal />
      Filters
      {count > 0 && (
        <Count>
          <span>{count}</span>
          <VisuallyHidden> applied</VisuallyHidden>
        </Count>
      )}
    </>
  )
  return (
    <>
      <Bar role="search" action="?" onSubmit={submit}>
        {[...new URLSearchParams(writeFilters({ ...applied, search: '' }))].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <SearchField
          aria-label="Search"
          placeholder="Skill, topic or city"
          value={draft.search}
          onChange={(event) => setDraft({ ...draft, search: event.target.value })}
          onChoose={(chosen) => {
            setDraft({ ...draft, ...chosen })
            onApply({ ...applied, ...chosen })
          }}
        />
        <Button
          ref={button}
          aria-haspopup="dialog"
          busy={isLoading}
          onPointerEnter={FilterSheet.preload}
          onFocus={FilterSheet.preload}
          onClick={showSheet}
        >
          {label}
        </Button>
        <noscript>
          {import.meta.env.SSR && <ButtonLink to={{ ...address, hash: FIND_FORM }}>{label}</ButtonLink>}
        </noscript>
      </Bar>
      {/* Not inside the form: a portal's events bubble to where it stands in the tree. */}
      {isWanted && <FilterSheet open={open} onOpenChange={setOpen} applied={applied} onApply={onApply} note={note} />}
    </>
  )
}

const Bar = styled.form`
  /* Suggestions are as wide as both. */
  position: relative;
  > div {
    position: static;
  }
  display: none;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  margin-bottom: 8px;
  @media (max-width: ${breakpoints.desktop}) {
    display: grid;
  }
`
