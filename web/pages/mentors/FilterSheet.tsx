import { startTransition, Suspense, useEffect, useId, type ReactNode, type SubmitEvent } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay'
import { styled } from 'styled-components'
import type { FilterSheetQuery } from '../../__generated__/FilterSheetQuery.graphql.ts'
import { filterVariables, NO_FILTERS, type Filters } from '../../features/mentors/filters.ts'
import { plural } from '../../lib/plural.ts'
import { BottomSheet } from '../../ui/overlay/BottomSheet.tsx'
import { Button } from '../../ui/Button.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { ChoiceFilters, SearchFilter, useDraft } from './FilterPanel.tsx'

/** Text typed faster than this is counted once. */
const TYPING_MS = 250
/** Labels are elements: a translator takes texts away, and then React could not change one for another. */
const UNCOUNTED = <span>Show mentors</span>

const countQuery = graphql`
  query FilterSheetQuery(
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
  ) {
    mentors(
      search: $search
      asTyped: $asTyped
      mainBranch: $mainBranch
      subBranch: $subBranch
      available: $available
      minPrice: $minPrice
      maxPrice: $maxPrice
      free: $free
      language: $language
      minExperience: $minExperience
      minRating: $minRating
      city: $city
      first: 1
    ) {
      totalCount
    }
  }
`

interface FilterSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  applied: Filters
  onApply: (filters: Filters) => void
  /** Below the filters. */
  note: ReactNode
}

/** The filters on a narrow screen; its button says how many mentors the choice leaves. */
export function FilterSheet({ open, onOpenChange, applied, onApply, note }: FilterSheetProps) {
  const formId = useId()
  const [draft, setDraft] = useDraft(applied)
  const [countRef, loadCount] = useQueryLoader<FilterSheetQuery>(countQuery)
  useEffect(() => {
    if (!open) return
    const count = (): void => startTransition(() => loadCount(filterVariables(draft)))
    const timer = setTimeout(count, TYPING_MS)
    return () => clearTimeout(timer)
  }, [open, draft, loadCount])

  function apply(filters: Filters): void {
    onOpenChange(false)
    onApply(filters)
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    apply(draft)
  }
  return (
    <BottomSheet
      open={open}
      onOpenChange={onOpenChange}
      title="Filters"
      footer={
        <>
          <Button onClick={() => apply({ ...NO_FILTERS, sort: applied.sort })}>Clear Filters</Button>
          <Button type="submit" form={formId} look="primary">
            <SectionBoundary resetOn={countRef} fallback={() => UNCOUNTED}>
              <Suspense fallback={UNCOUNTED}>{countRef ? <DraftCount queryRef={countRef} /> : UNCOUNTED}</Suspense>
            </SectionBoundary>
          </Button>
        </>
      }
    >
      <Form id={formId} aria-label="Filters" onSubmit={submit}>
        <SearchFilter draft={draft} onChange={setDraft} />
        <ChoiceFilters draft={draft} onChange={setDraft} />
        {note}
      </Form>
    </BottomSheet>
  )
}

/** How many mentors the choice leaves: label of the button that applies it. */
function DraftCount({ queryRef }: { queryRef: PreloadedQuery<FilterSheetQuery> }) {
  const { mentors } = usePreloadedQuery<FilterSheetQuery>(countQuery, queryRef)
  return <span>{`Show ${plural(mentors.totalCount, 'mentor')}`}</span>
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`
