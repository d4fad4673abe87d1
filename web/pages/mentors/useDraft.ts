import { useState } from 'react'
import { writeFilters, type Filters } from '../../features/mentors/filters.ts'

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
