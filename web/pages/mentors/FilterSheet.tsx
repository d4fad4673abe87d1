import { startTransition, Suspense, useEffect, useId, type ReactNode, type SubmitEvent } from 'react'
import { useQueryLoader } from 'react-relay'
import { styled } from 'styled-components'
import type { DraftCountQuery } from '../../__generated__/DraftCountQuery.graphql.ts'
import { BottomSheet } from '../../ui/BottomSheet.tsx'
import { Button } from '../../ui/Button.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { DraftCount, draftCountQuery } from './DraftCount.tsx'
import { FilterFields } from './FilterFields.tsx'
import { filterVariables, NO_FILTERS, type Filters } from '../../features/mentors/filters.ts'
import { useDraft } from './useDraft.ts'

/** Text typed faster than this is counted once. */
const TYPING_MS = 250
const UNCOUNTED = 'Show mentors'

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
  const [countRef, loadCount] = useQueryLoader<DraftCountQuery>(draftCountQuery)
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
        <FilterFields draft={draft} onChange={setDraft} />
        {note}
      </Form>
    </BottomSheet>
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;
`
