import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import { ALL_SUB_BRANCHES } from '../../../api/rules/people/branches.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { SuggestionList } from '../../ui/form/SuggestionList.tsx'
import type { Filters } from './filters.ts'
import { useSuggested, type Suggested } from './useSuggested.ts'

interface SearchSuggestionsProps {
  field: RefObject<HTMLInputElement | null>
  onChoose: (chosen: Partial<Filters>) => void
}

/** What mentors offer that begins with what is typed in the field. Nothing while there is none, and when it cannot be asked. */
export function SearchSuggestions({ field, onChoose }: SearchSuggestionsProps) {
  const [suggested, ask] = useSuggested()
  const navigate = useNavigate()
  function pick({ kind, text, mentorId }: Suggested): void {
    if (mentorId !== null) void navigate(mentorPath(mentorId))
    else if (kind === 'BRANCH') onChoose({ search: '', asTyped: false, ...branchFilters(text) })
    else onChoose({ search: text, asTyped: false })
  }
  return (
    <SuggestionList
      field={field}
      label="Suggestions"
      options={suggested}
      show={({ kind, text, role }) => ({ text, kind: KINDS[kind] ?? '', under: role })}
      onType={ask}
      onPick={pick}
    />
  )
}

const KINDS: Partial<Record<Suggested['kind'], string>> = {
  MENTOR: 'Mentor',
  TOPIC: 'Topic',
  SOFTWARE: 'Software',
  BRANCH: 'Branch',
}

/** The filter that offers the branch; whoever writes another one is found as with a main branch. */
const branchFilters = (branch: string) =>
  ALL_SUB_BRANCHES.includes(branch) ? { mainBranch: '', subBranch: branch } : { mainBranch: branch, subBranch: '' }
