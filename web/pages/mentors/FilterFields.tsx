import { Search } from 'lucide-react'
import { useState } from 'react'
import { SEARCH_MAXIMUM } from '../../../api/rules/constants.ts'
import { MAIN_BRANCHES, mainBranchOf, SUB_BRANCHES, type MainBranch } from '../../../api/rules/people/branches.ts'
import { writeFilters, type Filters } from '../../features/mentors/filters.ts'
import { Field } from '../../ui/Field.tsx'
import { Input } from '../../ui/Input.tsx'
import { Select } from '../../ui/Select.tsx'

/** Id of the form of the filters, which sends the order along. */
export const FIND_FORM = 'filters'

interface FilterFieldsProps {
  draft: Filters
  onChange: (draft: Filters) => void
}

/** The four filters. The sub-branches offered are those of the main branch. */
export function FilterFields({ draft, onChange }: FilterFieldsProps) {
  const { search, mainBranch, subBranch, available } = draft
  const groups = branchGroups(mainBranch)
  function setMainBranch(wanted: string): void {
    const keeps = subBranch === '' || branchGroups(wanted).some((main) => SUB_BRANCHES[main].includes(subBranch))
    onChange({ ...draft, mainBranch: wanted, subBranch: keeps ? subBranch : '' })
  }
  return (
    <>
      <Field label="Search">
        <Input
          type="search"
          name="search"
          icon={<Search size={18} />}
          placeholder="Skill, topic, city or name"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAXIMUM}
          value={search}
          onChange={(event) => onChange({ ...draft, search: event.target.value })}
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
