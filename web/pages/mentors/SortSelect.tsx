import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useEarlyChoice } from '../../ui/useEarlyChoice.ts'
import { visuallyHidden } from '../../ui/VisuallyHidden.tsx'
import type { SortName } from '../../features/mentors/filters.ts'

/** Id of the form of the filters, which sends the order along. */
export const FIND_FORM = 'filters'

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
export function SortSelect({ value, onChange }: SortSelectProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  useEarlyChoice(select, value, (sort) => onChange(sort as SortName))
  return (
    <Line>
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
    </Line>
  )
}

const Line = styled.div`
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
