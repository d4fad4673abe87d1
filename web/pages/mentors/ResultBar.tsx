import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { appliedFilters, dropFilter } from '../../features/mentors/appliedFilters.ts'
import { writeFilters, type Filters, type SortName } from '../../features/mentors/filters.ts'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Chips } from '../../ui/mark/Chips.tsx'
import { FilterChip } from '../../ui/mark/FilterChip.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useEarlyChoice } from '../../ui/form/useEarlyChoice.ts'
import { visuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FIND_FORM } from './FilterPanel.tsx'

interface ResultBarProps {
  /** How many match; null when that is not known. */
  count: number | null
  applied: Filters
  onApply: (filters: Filters) => void
  /** Others are on their way. */
  isChanging: boolean
}

/** How many mentors match, what narrows them, and their order. */
export function ResultBar({ count, applied, onApply, isChanging }: ResultBarProps) {
  return (
    <Bar>
      <h2 aria-live="polite">
        {isChanging ? 'Searching…' : count === null ? 'Mentors' : `Showing ${plural(count, 'mentor')}`}
      </h2>
      {appliedFilters(applied).length > 0 && <AppliedFilters applied={applied} />}
      {count === 0 ? (
        <input type="hidden" name="sort" form={FIND_FORM} value={applied.sort} />
      ) : (
        <SortSelect value={applied.sort} onChange={(sort) => onApply({ ...applied, sort })} />
      )}
    </Bar>
  )
}

/** A chip per applied filter, each with its way out. */
function AppliedFilters({ applied }: { applied: Filters }) {
  const line = useRef<HTMLDivElement>(null)
  /** Place of the chip that was pressed; null when the focus needs no new place. */
  const pressed = useRef<number | null>(null)
  useEffect(() => {
    if (pressed.current === null || document.activeElement !== document.body) return
    // The chip took the focus with it.
    const links = line.current?.querySelectorAll('a') ?? []
    links[Math.min(pressed.current, links.length - 1)]?.focus()
    pressed.current = null
  })
  function remember({ target }: MouseEvent): void {
    const links = [...(line.current?.querySelectorAll('a') ?? [])]
    pressed.current = links.findIndex((link) => link.contains(target as Node))
  }
  return (
    <Line ref={line} onClick={remember}>
      {appliedFilters(applied).map((filter) => (
        <FilterChip
          key={`${filter.name} ${filter.value}`}
          label={filter.label}
          without={{ search: writeFilters(dropFilter(applied, filter)) }}
        >
          <Text>{filter.label}</Text>
        </FilterChip>
      ))}
      <ButtonLink look="plain" size="small" to={{ search: writeFilters({ sort: applied.sort }) }}>
        Clear Filters
      </ButtonLink>
    </Line>
  )
}

const LABELS: Record<SortName, string> = {
  recommended: 'Recommended',
  'next-free': 'Soonest slot',
  'highest-rated': 'Highest rated',
  'lowest-price': 'Lowest price',
}

interface SortSelectProps {
  value: SortName
  onChange: (sort: SortName) => void
}

/** The order of the list; a choice is applied at once. */
function SortSelect({ value, onChange }: SortSelectProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  useEarlyChoice(select, value, (sort) => onChange(sort as SortName))
  return (
    <SortLine>
      <label htmlFor={id}>Sort</label>
      <Select
        id={id}
        ref={select}
        autoComplete="off"
        small
        name="sort"
        form={FIND_FORM}
        value={value}
        onChange={(event) => onChange(event.target.value as SortName)}
      >
        {Object.entries(LABELS).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      <noscript>
        {import.meta.env.SSR && (
          <Button type="submit" form={FIND_FORM} size="small">
            Sort
          </Button>
        )}
      </noscript>
    </SortLine>
  )
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  min-height: 44px;
  margin-bottom: 14px;
  > h2 {
    font: 600 var(--t17) var(--text);
    letter-spacing: -0.01em;
  }
  @media (max-width: ${breakpoints.phone}) {
    gap: 8px;
    > h2 {
      font-size: var(--t15);
    }
  }
`

const Line = styled(Chips)`
  order: 2;
  min-width: 0;
  @media (max-width: ${breakpoints.phone}) {
    flex-wrap: nowrap;
    order: 4;
    width: calc(100% + 2 * var(--gutter));
    margin-inline: calc(-1 * var(--gutter));
    padding: 4px var(--gutter);
    overflow-x: auto;
    scrollbar-width: none;
    > * {
      flex: none;
    }
  }
`

const Text = styled.span`
  max-width: min(260px, 60vw);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const SortLine = styled.div`
  position: relative;
  order: 3;
  display: flex;
  gap: 8px;
  align-items: center;
  margin-left: auto;
  font-size: var(--t13);
  > label {
    color: var(--muted);
  }
  @media (max-width: ${breakpoints.phone}) {
    > label {
      ${visuallyHidden}
    }
  }
`
