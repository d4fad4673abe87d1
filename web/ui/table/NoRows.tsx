import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import type { DataTableProps } from './tableProps.ts'

interface NoRowsProps extends Pick<DataTableProps<object>, 'noun' | 'address' | 'empty'> {
  /** How many match on all pages. */
  count: number
}

/** In place of the rows: there are none at all, none that match, or none on a page after the last. */
export function NoRows({ noun, address: { state, change }, empty, count }: NoRowsProps) {
  const title = `No ${noun}s found`
  if (count > 0)
    return (
      <EmptyState title={title} actions={<Button onClick={() => change({ page: 1 })}>First page</Button>}>
        There is nothing on this page.
      </EmptyState>
    )
  if (state.search === '' && Object.keys(state.filters).length === 0 && empty)
    return (
      <EmptyState title={empty.title} actions={empty.actions}>
        {empty.why}
      </EmptyState>
    )
  return (
    <EmptyState
      title={title}
      actions={<Button onClick={() => change({ search: '', filters: {} })}>Clear search and filters</Button>}
    >
      Nothing matches your search and filters.
    </EmptyState>
  )
}
