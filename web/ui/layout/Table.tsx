import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/**
 * For container queries: where rows are cards, because their table has no room for columns. In rem, so that large text
 * has cards on a wide screen too.
 */
export const AS_CARDS = '(max-width: 55rem)'

/**
 * A dense table with a sticky head; it goes into a `TableFrame`. Where that is narrow each row is a card: give its cells
 * `data-label`, and `data-wide` to those that need the whole width. A row may begin with a `th scope="row"`.
 */
export const Table = styled.table`
  font-size: var(--t13);
  line-height: 1.4;
  thead th {
    position: sticky;
    top: 0;
    z-index: 1;
    height: 40px;
    padding: 0 10px;
    border-bottom: 1px solid var(--line);
    background: var(--sunken);
    color: var(--muted);
    font-weight: 600;
    text-align: left;
    white-space: nowrap;
  }
  tbody th {
    min-width: 8rem;
    font-weight: 600;
    text-align: left;
    /* One long word must not push the other columns out of the frame. */
    overflow-wrap: anywhere;
  }
  td,
  tbody th {
    height: 54px;
    padding: 7px 10px;
    border-bottom: 1px solid var(--line);
    vertical-align: middle;
  }
  tr:last-child > :is(td, th) {
    border-bottom: 0;
  }
  tbody > tr:hover {
    background: color-mix(in srgb, var(--blueprint) 4%, var(--surface));
  }
  tr[aria-selected='true'] {
    background: var(--blueprint-wash);
    box-shadow: inset 3px 0 var(--blueprint);
  }
  [data-figure] {
    font-feature-settings: 'tnum';
    text-align: right;
    white-space: nowrap;
  }
  td[data-figure] {
    font-weight: 500;
  }

  @container ${AS_CARDS} {
    &,
    tbody {
      display: block;
    }
    thead {
      display: none;
    }
    tr {
      display: grid;
      /* Three at most; fewer when the text is large. */
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(5.5rem, 28%)), 1fr));
      gap: 8px 12px;
      margin-bottom: 10px;
      padding: 14px;
      border: 1px solid var(--line);
      border-radius: var(--r-card);
      background: var(--surface);
    }
    td,
    tbody th {
      display: grid;
      align-content: start;
      justify-items: start;
      min-width: 0;
      height: auto;
      padding: 0;
      border: 0;
      overflow-wrap: anywhere;
    }
    td[data-label]::before {
      content: attr(data-label);
      color: var(--muted);
      font: 400 var(--t13) var(--text);
    }
    [data-wide] {
      grid-column: 1 / -1;
    }
    [data-figure] {
      text-align: left;
    }
    /* A link that is all of its cell is pressed with a finger. */
    @media (pointer: coarse) {
      :is(td, tbody th) > a:only-child {
        display: inline-flex;
        align-items: center;
        min-height: var(--control);
      }
    }
  }
`

/** The frame around a table; cards have none. */
export function TableFrame({ children }: { children: ReactNode }) {
  return (
    <TableRoom>
      <Frame>{children}</Frame>
    </TableRoom>
  )
}

/** What `AS_CARDS` measures. */
export const TableRoom = styled.div`
  container-type: inline-size;
`

const Frame = styled.div`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  /* The widest tables have more columns than fit between this width and cards. A frame that scrolls has no sticky head. */
  @container (max-width: 76rem) {
    overflow: auto;
  }
  @container ${AS_CARDS} {
    border: 0;
    background: none;
    overflow: visible;
  }
`

interface SortHeadProps {
  children: ReactNode
  /** Direction when the table is sorted by this column, null otherwise. */
  sorted: 'ascending' | 'descending' | null
  onSort: () => void
  /** Set for numbers, which are right-aligned. */
  figure?: boolean
}

/** A column header that sorts. */
export function SortHead({ children, sorted, onSort, figure = false }: SortHeadProps) {
  const Icon = sorted === 'ascending' ? ArrowUp : sorted === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th scope="col" aria-sort={sorted ?? undefined} data-figure={figure || undefined}>
      <SortButton type="button" onClick={onSort}>
        {children}
        <Icon size={16} />
      </SortButton>
    </th>
  )
}

const SortButton = styled.button`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  padding: 8px 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  [aria-sort] > & {
    color: var(--ink);
  }
`
