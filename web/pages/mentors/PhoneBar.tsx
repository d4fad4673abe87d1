import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { SEARCH_MAXIMUM } from '../../../api/rules/constants.ts'
import { appliedFilters, formFilters, writeFilters, type Filters } from '../../features/mentors/filters.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { Count } from '../../ui/mark/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Input } from '../../ui/form/Input.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { useWhenLoaded } from '../../ui/useWhenLoaded.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { FIND_FORM, useDraft } from './FilterPanel.tsx'

/** Dialog and selects, for a press that most never make. */
const FilterSheet = lazyPart(() => import('./FilterSheet.tsx').then((module) => module.FilterSheet))

interface PhoneBarProps {
  applied: Filters
  onApply: (filters: Filters) => void
  /** Below the filters. */
  note: ReactNode
}

/** Search and the way to the other filters, on narrow screens. */
export function PhoneBar({ applied, onApply, note }: PhoneBarProps) {
  const [draft, setDraft] = useDraft(applied)
  const [isWanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const [whenLoaded, isLoading] = useWhenLoaded(FilterSheet)
  const button = useRef<HTMLButtonElement>(null)
  // On wide screens the button isn't there, and its code isn't needed.
  useEffect(() => whenIdle(() => button.current?.offsetParent && FilterSheet.preload()), [])
  const count = appliedFilters(applied).filter(({ name }) => name !== 'search').length
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    onApply(formFilters(event.currentTarget))
  }
  function showSheet(): void {
    whenLoaded(() => {
      setWanted(true)
      setOpen(true)
    })
  }
  const address = useLocation()
  const label = (
    <>
      <SlidersHorizontal />
      Filters
      {count > 0 && (
        <Count>
          <span>{count}</span>
          <VisuallyHidden> applied</VisuallyHidden>
        </Count>
      )}
    </>
  )
  return (
    <>
      <Bar role="search" action="?" onSubmit={submit}>
        {[...new URLSearchParams(writeFilters({ ...applied, search: '' }))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Input
          type="search"
          name="search"
          aria-label="Search"
          icon={<Search size={18} />}
          placeholder="Skill, topic or city"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAXIMUM}
          value={draft.search}
          onChange={(event) => setDraft({ ...draft, search: event.target.value })}
        />
        <Button
          ref={button}
          aria-haspopup="dialog"
          busy={isLoading}
          onPointerEnter={FilterSheet.preload}
          onFocus={FilterSheet.preload}
          onClick={showSheet}
        >
          {label}
        </Button>
        <noscript>
          {import.meta.env.SSR && <ButtonLink to={{ ...address, hash: FIND_FORM }}>{label}</ButtonLink>}
        </noscript>
      </Bar>
      {/* Not inside the form: a portal's events bubble to where it stands in the tree. */}
      {isWanted && <FilterSheet open={open} onOpenChange={setOpen} applied={applied} onApply={onApply} note={note} />}
    </>
  )
}

const Bar = styled.form`
  display: none;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  margin-bottom: 8px;
  @media (max-width: ${breakpoints.desktop}) {
    display: grid;
  }
`
