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

interface FilterPanelProps {
  applied: Filters
  onApply: (filters: Filters) => void
  /** The list for what was applied is on its way. */
  busy: boolean
  /** Below the buttons. */
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
      <FilterFields draft={draft} onChange={setDraft} onApply={choose} />
      <Acts>
        <Button type="submit" look="primary" busy={busy} wide>
          Apply Filters
        </Button>
        <ButtonLink look="plain" wide to={{ search: writeFilters(cleared) }} onClick={() => setDraft(cleared)}>
          Clear Filters
        </ButtonLink>
      </Acts>
      <Foot>{note}</Foot>
    </Panel>
  )
}

/** Id of the form of the filters, which sends the order along. */
export const FIND_FORM = 'filters'

interface FilterFieldsProps {
  draft: Filters
  onChange: (draft: Filters) => void
  /** A suggestion was chosen, which is looked for at once. Without it nothing is suggested: a sheet has no room for a list. */
  onApply?: (filters: Filters) => void
}

/** The four filters. The sub-branches offered are those of the main branch. */
export function FilterFields({ draft, onChange, onApply }: FilterFieldsProps) {
  const { search, mainBranch, subBranch, available } = draft
  const groups = branchGroups(mainBranch)
  function setMainBranch(wanted: string): void {
    const keeps = subBranch === '' || branchGroups(wanted).some((main) => SUB_BRANCHES[main].includes(subBranch))
    onChange({ ...draft, mainBranch: wanted, subBranch: keeps ? subBranch : '' })
  }
  return (
    <>
      <Field label="Search">
        <SearchField
          placeholder="Skill, topic, city or name"
          value={search}
          onChange={(event) => onChange({ ...draft, search: event.target.value, asTyped: false })}
          onChoose={onApply && ((chosen) => onApply({ ...draft, ...chosen }))}
        />
      </Field>
      <Field label="Main Branch">
        <Select name="mainBranch" value={mainBranch} onChange={(event) => setMainBranch(event.target.value)}>
          <option value="">All branches</option>
          {MAIN_BRANCHES.map((main) => (
            <option key={main} value={main}>
              {main}
            </option>
          ))}
          <Unlisted name={mainBranch} among={MAIN_BRANCHES} />
        </Select>
      </Field>
      <Field label="Sub-Branch">
        <Select
          name="subBranch"
          value={subBranch}
          onChange={(event) => onChange({ ...draft, subBranch: event.target.value })}
        >
          <option value="">All sub-branches</option>
          {groups.map((main) => (
            <optgroup key={main} label={main}>
              {SUB_BRANCHES[main].map((sub) => (
                <option key={sub} value={sub}>
                  {sub}
                </option>
              ))}
            </optgroup>
          ))}
          <Unlisted name={subBranch} among={groups.flatMap((main) => SUB_BRANCHES[main])} />
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
          <option value="true">Available Now</option>
          <option value="false">Busy</option>
        </Select>
      </Field>
    </>
  )
}

/** A branch that came with the address and is in no list stays a choice, so that applying keeps it. */
function Unlisted({ name, among }: { name: string; among: readonly string[] }) {
  return name === '' || among.includes(name) ? null : <option value={name}>{name}</option>
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
  return Object.fromEntries(names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]))
}

const Panel = styled.form`
  position: sticky;
  /* Suggestions are wider than it: they lie over the list of mentors. */
  z-index: 1;
  top: 84px;
  display: grid;
  gap: 16px;
  @media (max-width: ${breakpoints.desktop}) {
    position: static;
    display: none;
    padding-bottom: 8px;
    scroll-margin-top: 120px;
    &:target {
      display: grid;
    }
    &:target + section > search {
      display: none;
    }
  }
`

const Acts = styled.div`
  display: grid;
  gap: 4px;
  margin-top: 4px;
`

const Foot = styled.div`
  margin-top: 4px;
  padding-top: 14px;
  border-top: 1px solid var(--line);
`
