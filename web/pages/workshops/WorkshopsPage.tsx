import { Suspense, useId, useRef, type RefObject } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router'
import { styled } from 'styled-components'
import { WORKSHOP_BRANCHES } from '../../../api/rules/workshops/workshops.ts'
import type { WorkshopsPageQuery } from '../../__generated__/WorkshopsPageQuery.graphql.ts'
import { workshopsPath } from '../../features/workshops/workshopPath.ts'
import type { ScreenProps } from '../../relay/page.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Failure } from '../../ui/feedback/Failure.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { SectionBoundary } from '../../ui/feedback/SectionBoundary.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { useEarlyChoice } from '../../ui/form/useEarlyChoice.ts'
import { branchIn } from './page.ts'
import { WorkshopList } from './WorkshopList.tsx'
import { Found, WorkshopsTitle } from './workshopsLayout.tsx'
import { CardsSkeleton } from './WorkshopsPageSkeleton.tsx'

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

interface BranchFilterProps {
  /** Empty for all. */
  branch: string
  onChoose: (branch: string) => void
  /** The way to all of them has been taken: it goes away. */
  onClear: () => void
  selectRef: RefObject<HTMLSelectElement | null>
}

/** The branch whose workshops are shown; a choice is applied at once. */
function BranchFilter({ branch, onChoose, onClear, selectRef }: BranchFilterProps) {
  const id = useId()
  useEarlyChoice(selectRef, branch, onChoose)
  const isOffered = branch === '' || WORKSHOP_BRANCHES.some((name) => name === branch)
  return (
    <Line action={workshopsPath()}>
      <label htmlFor={id}>Branch</label>
      <Select
        id={id}
        autoComplete="off"
        ref={selectRef}
        small
        name="branch"
        value={branch}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">All Branches</option>
        {WORKSHOP_BRANCHES.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        {!isOffered && <option value={branch}>{branch}</option>}
      </Select>
      <noscript>
        {import.meta.env.SSR && (
          <Button type="submit" size="small">
            Show
          </Button>
        )}
      </noscript>
      {branch !== '' && (
        <ButtonLink look="plain" size="small" to={workshopsPath()} onClick={onClear}>
          Clear Filter
        </ButtonLink>
      )}
    </Line>
  )
}

/** The branch in the address, or the one on its way to it; the way to choose another; whether its list is still to come. */
function useBranch() {
  const shown = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const isChanging = next?.pathname === shown.pathname
  const { search } = isChanging ? next : shown
  function choose(branch: string): void {
    void navigate(workshopsPath(branch))
  }
  return { branch: branchIn(new URLSearchParams(search)), choose, isChanging }
}

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 20px;
  align-items: center;
  min-width: 0;
  min-height: 44px;
  font-size: var(--t13);
  > label {
    margin-right: -8px;
    color: var(--muted);
  }
`
