import { useEffect, useRef, type MouseEvent } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { FilterChip } from '../../ui/FilterChip.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { appliedFilters, dropFilter, writeFilters, type Filters } from '../../features/mentors/filters.ts'

/** A chip per applied filter, each with its way out. */
export function AppliedFilters({ applied }: { applied: Filters }) {
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
      {appliedFilters(applied).map(({ name, label }) => (
        <FilterChip key={name} label={label} without={{ search: writeFilters(dropFilter(applied, name)) }}>
          <Text>{label}</Text>
        </FilterChip>
      ))}
      <ButtonLink look="plain" size="small" to={{ search: writeFilters({ sort: applied.sort }) }}>
        Clear Filters
      </ButtonLink>
    </Line>
  )
}

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
