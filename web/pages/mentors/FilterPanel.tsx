import { useState, type ReactNode, type SubmitEvent } from 'react'
import { styled } from 'styled-components'
import { MAIN_BRANCHES, mainBranchOf, SUB_BRANCHES, type MainBranch } from '../../../api/rules/people/branches.ts'
import { formFilters, NO_FILTERS, writeFilters, type Filters } from '../../features/mentors/filters.ts'
import { SearchField } from '../../features/mentors/SearchField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { choicesOf, Options, type Facets } from './choices.tsx'
import { WithFacets } from './Facets.tsx'
import { MoreFilters } from './MoreFilters.tsx'

interface FilterPanelProps {
  applied: Filters
  onApply: (filters: Filters) => void
  /** The list for what was applied is on its way. */
  busy: boolean
  /** Below the filters. */
  note: ReactNode
}

/**
 * The filters beside the list, on wide screens. A form whose address is the one that applying makes; the order beside
 * the list belongs to it. On a narrow screen without script it shows when it is led to.
 */
export function FilterPanel({ applied, onApply, busy, note }: FilterPanelProps) {
  const [draft, setDraft] = useDraft(applied)
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    // What stands in the fields: something may have been typed before the script was there.
    onApply({ ...formFilters(event.currentTarget), sort: applied.sort })
  }
  function choose(chosen: Filters): void {
    setDraft(chosen)
    onApply({ ...chosen, sort: applied.sort })
  }
  const cleared = { ...NO_FILTERS, sort: applied.sort }
  return (
    <Panel id={FIND_FORM} action="?" aria-label="Filters" onSubmit={submit}>
      <SearchFilter draft={draft} onChange={setDraft} onApply={choose} />
      <Scrolled>
        <ChoiceFilters draft={draft} onChange={setDraft} />
        <div>{note}</div>
      </Scrolled>
      <Acts>
        <Button type="submit" look="primary" busy={busy} wide>
          Apply Filters
        </Button>
        <ButtonLink look="plain" wide to={{ search: writeFilters(cleared) }} onClick={() => setDraft(cleared)}>
          Clear Filters
        </ButtonLink>
      </Acts>
    </Panel>
  )
}

/** Id of the form of the filters, which sends the order along. */
export const FIND_FORM = 'filters'

interface FilterFieldsProps {
  draft: Filters
  onChange: (draft: Filters) => void
}

interface SearchFilterProps extends FilterFieldsProps {
  /** A suggestion was chosen, which is looked for at once. Without it nothing is suggested: a sheet has no room for a list. */
  onApply?: (filters: Filters) => void
}

/** The text that is looked for. Not in what scrolls: its suggestions would be cut off. */
export function SearchFilter({ draft, onChange, onApply }: SearchFilterProps) {
  return (
    <Field label="Search">
      <SearchField
        placeholder="Skill, topic, city or name"
        value={draft.search}
        onChange={(event) => onChange({ ...draft, search: event.target.value, asTyped: false })}
        onChoose={onApply && ((chosen) => onApply({ ...draft, ...chosen }))}
      />
    </Field>
  )
}

/** The other filters, with how many mentors each choice leaves. */
export function ChoiceFilters({ draft, onChange }: FilterFieldsProps) {
  return (
    <WithFacets filters={draft}>
      {(facets) => (
        <>
          <BranchFields draft={draft} onChange={onChange} facets={facets} />
          <MoreFilters draft={draft} onChange={onChange} facets={facets} />
        </>
      )}
    </WithFacets>
  )
}

/** Branches and availability. The sub-branches offered are those of the main branch. */
function BranchFields({ draft, onChange, facets }: FilterFieldsProps & { facets: Facets | null }) {
  const { mainBranch, subBranch, available } = draft
  const groups = branchGroups(mainBranch)
  const listed = groups.flatMap((main) => SUB_BRANCHES[main])
  const subBranches = choicesOf(facets, { name: 'subBranch', known: listed, chosen: subBranch ? [subBranch] : [] })
  function setMainBranch(wanted: string): void {
    const keeps = subBranch === '' || branchGroups(wanted).some((main) => SUB_BRANCHES[main].includes(subBranch))
    onChange({ ...draft, mainBranch: wanted, subBranch: keeps ? subBranch : '' })
  }
  return (
    <>
      <Field label="Main Branch">
        <Select name="mainBranch" value={mainBranch} onChange={(event) => setMainBranch(event.target.value)}>
          <option value="">All branches</option>
          <Options
            of={choicesOf(facets, {
              name: 'mainBranch',
              known: MAIN_BRANCHES,
              chosen: mainBranch ? [mainBranch] : [],
            })}
          />
        </Select>
      </Field>
      <Field label="Sub-Branch">
        <Select
          name="subBranch"
          value={subBranch}
          onChange={(event) => onChange({ ...draft, subBranch: event.target.value })}
        >
          <option value="">All sub-branches</option>
          {groups.map((main) => {
            const own = subBranches.filter(({ value }) => SUB_BRANCHES[main].includes(value))
            return own.length === 0 ? null : (
              <optgroup key={main} label={main}>
                <Options of={own} />
              </optgroup>
            )
          })}
          <Options of={subBranches.filter(({ value }) => !listed.includes(value))} />
        </Select>
      </Field>
      <Field label="Availability">
        <Select
          name="available"
          value={available === null ? '' : String(available)}
          onChange={({ target }) =>
            onChange({ ...draft, available: target.value === '' ? null : target.value === 'true' })
          }
        >
          <option value="">Any Time</option>
          <Options
            of={choicesOf(facets, {
              name: 'available',
              known: ['true', 'false'],
              chosen: available === null ? [] : [String(available)],
            })}
          />
        </Select>
      </Field>
    </>
  )
}

function branchGroups(mainBranch: string): readonly MainBranch[] {
  const main = mainBranchOf(mainBranch)
  return main ? [main] : MAIN_BRANCHES
}

/**
 * Filters being chosen, before they are applied. When others are applied elsewhere (Back, a chip, the order), the draft
 * follows in what has changed there; whatever else was typed stays.
 */
export function useDraft(applied: Filters) {
  const [draft, setDraft] = useState(applied)
  const [followed, setFollowed] = useState(applied)
  if (writeFilters(followed) !== writeFilters(applied)) {
    setFollowed(applied)
    setDraft({ ...draft, ...changes(followed, applied) })
  }
  return [draft, setDraft] as const
}

function changes(before: Filters, after: Filters): Partial<Filters> {
  const names = Object.keys(after) as (keyof Filters)[]
  // Languages are a list.
  const changed = names.filter((name) => String(before[name]) !== String(after[name]))
  return Object.fromEntries(changed.map((name) => [name, after[name]]))
}

const Panel = styled.form`
  position: sticky;
  /* Suggestions are wider than it: they lie over the list of mentors. */
  z-index: 1;
  top: 84px;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  gap: 16px 0;
  /* The buttons are in view before anything is scrolled. */
  max-height: max(420px, 100vh - 220px);
  @media (max-width: ${breakpoints.desktop}) {
    position: static;
    display: none;
    max-height: none;
    padding-bottom: 12px;
    scroll-margin-top: 120px;
    &:target {
      display: grid;
    }
    &:target + section > [role='search'] {
      display: none;
    }
  }
`

const Scrolled = styled.div`
  display: grid;
  gap: 16px;
  /* Room for the focus ring, which would be cut off. */
  margin: -4px -4px 0;
  padding: 4px 4px 12px;
  overflow-y: auto;
  scrollbar-width: thin;
`

/** In view however far the filters are scrolled. */
const Acts = styled.div`
  display: grid;
  gap: 4px;
  margin-top: -16px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
`
