import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '../../../api/rules/text/format.ts'
import { plural } from '../../lib/plural.ts'
import { Button } from '../Button.tsx'
import { Select } from '../form/Select.tsx'
import { PAGE_SIZES, type PageSize, type TableAddress } from './tableAddress.ts'

interface TableFootProps {
  noun: string
  count: number
  lastPage: number
  /** Rows on this page. */
  shown: number
  /** Another page is on its way. */
  busy: boolean
  address: TableAddress
}

/** Footer of a data table: range shown, page size and pagination. */
export function TableFoot({ noun, count, lastPage, shown, busy, address: { state, change } }: TableFootProps) {
  const sizeId = useId()
  const first = (state.page - 1) * state.size + 1
  // Not `disabled`: a person who pages by keyboard would lose the focus at the end.
  const isFirst = state.page <= 1
  const isLast = state.page >= lastPage
  return (
    <Foot>
      <span aria-live="polite">
        {busy
          ? 'Loading…'
          : shown === 0
            ? plural(count, noun)
            : `${formatCount(first)}–${formatCount(first + shown - 1)} of ${plural(count, noun)}`}
      </span>
      <Pager>
        <label htmlFor={sizeId}>Rows</label>
        <Select
          id={sizeId}
          small
          value={state.size}
          onChange={({ target }) => change({ size: Number(target.value) as PageSize })}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </Select>
        <Button
          icon
          size="small"
          aria-label="Previous page"
          aria-disabled={isFirst || undefined}
          onClick={() => isFirst || change({ page: Math.min(state.page - 1, lastPage) })}
        >
          <ChevronLeft size={18} />
        </Button>
        <Button
          icon
          size="small"
          aria-label="Next page"
          aria-disabled={isLast || undefined}
          onClick={() => isLast || change({ page: state.page + 1 })}
        >
          <ChevronRight size={18} />
        </Button>
      </Pager>
    </Foot>
  )
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  color: var(--muted);
  font-size: var(--t13);
`

const Pager = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
`
