import { useState } from 'react'
import { writeFilters, type Filters } from '../../features/mentors/filters.ts'

/** Filters being chosen, before they are applied; they follow the applied ones when those change (Back, a chip). */
export function useDraft(applied: Filters) {
  const [draft, setDraft] = useState(applied)
  const [followed, setFollowed] = useState(applied)
  if (writeFilters(followed) !== writeFilters(applied)) {
    setFollowed(applied)
    setDraft(applied)
  }
  return [draft, setDraft] as const
}
