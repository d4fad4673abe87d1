import type { ChosenFilter } from '../../../api/rules/people/mentorFilters.ts'
import { choiceLabel } from '../../features/mentors/appliedFilters.ts'

/** By filter: mentors without it, and with each choice that leads to somebody. */
export type Facets = ReadonlyMap<string, { any: number; counts: ReadonlyMap<string, number> }>

/** A choice of a filter. */
export interface Choice {
  value: string
  /** With its count, where that is known. */
  label: string
}

interface Offered {
  name: ChosenFilter
  /** All choices there are; without them those that have come with the counts. */
  known?: readonly string[]
  /** What is chosen stays a choice, also where it leads to nobody or came with the address and is in no list. */
  chosen: readonly string[]
}

/** The choices of a filter: those that lead to nobody are left out. */
export function choicesOf(facets: Facets | null, { name, known, chosen }: Offered): Choice[] {
  const counts = facets?.get(name)?.counts
  const spelt = (value: string) => chosen.find((one) => one.toLowerCase() === value.toLowerCase()) ?? value
  const offered = counts ? (known ?? [...counts.keys()]).filter((value) => counts.has(value)) : (known ?? [])
  // In the order of the list, where there is one.
  const values = known ? known.filter((value) => offered.includes(value) || chosen.includes(value)) : offered
  const all = new Set([...values.map(spelt), ...chosen])
  return [...all].map((value) => {
    const found = [...(counts ?? [])].find(([one]) => one.toLowerCase() === value.toLowerCase())?.[1]
    // Of a text that is in no list nobody has counted.
    const count = found ?? (counts && known?.includes(value) ? 0 : undefined)
    const label = choiceLabel(name, value)
    return { value, label: count === undefined ? label : `${label} (${count})` }
  })
}

export function Options({ of }: { of: readonly Choice[] }) {
  return of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}
