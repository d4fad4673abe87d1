import { Suspense, useRef } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import type { WorkshopsPageQuery } from '../../__generated__/WorkshopsPageQuery.graphql.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { Failure } from '../../ui/Failure.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { BranchFilter } from './BranchFilter.tsx'
import { useBranch } from './useBranch.ts'
import { WorkshopList } from './WorkshopList.tsx'
import { CardsSkeleton } from './WorkshopsPageSkeleton.tsx'
import { Found, WorkshopsTitle } from './workshopsLayout.tsx'

/** The workshops to come. The branch is the address's; it can be chosen before the list is there and when it fails. */
export function WorkshopsPage({ queryRef }: ScreenProps<WorkshopsPageQuery>) {
  const { branch, choose, isChanging } = useBranch()
  const select = useRef<HTMLSelectElement>(null)
  /** What was pressed goes away; the focus stays in the page. */
  function keepFocus(): void {
    select.current?.focus()
  }
  return (
    <PageWidth>
      <WorkshopsTitle />
      <Found aria-label="Workshops">
        <BranchFilter selectRef={select} branch={branch} onChoose={choose} onClear={keepFocus} />
        <SectionBoundary resetOn={queryRef} fallback={(error) => <ListFailure error={error} />}>
          <Suspense fallback={<CardsSkeleton />}>
            <LoadedList queryRef={queryRef} branch={branch} isChanging={isChanging} onShowAll={keepFocus} />
          </Suspense>
        </SectionBoundary>
      </Found>
    </PageWidth>
  )
}

interface LoadedListProps extends ScreenProps<WorkshopsPageQuery> {
  branch: string
  isChanging: boolean
  onShowAll: () => void
}

function LoadedList({ queryRef, ...rest }: LoadedListProps) {
  const query = usePreloadedQuery<WorkshopsPageQuery>(
    graphql`
      query WorkshopsPageQuery($branch: String, $first: Int) @preloadable {
        ...WorkshopList_query @arguments(first: $first)
      }
    `,
    queryRef,
  )
  return <WorkshopList queryKey={query} {...rest} />
}

function ListFailure({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  return <Failure error={error} busy={state === 'loading'} onRetry={() => void revalidate()} />
}
