import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { SEARCH_MAXIMUM } from '../../../../api/rules/constants.ts'
import { Input } from '../../../ui/Input.tsx'

/** How long nothing is typed before it is searched, in ms. */
const PAUSE = 300

/** What is typed into the field, which follows the address too, and whether its rows are still to come. */
export function useTypedSearch(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  const [shown, setShown] = useState(search)
  const wanted = typed.trim()
  if (search !== shown) {
    // Found, or changed elsewhere, such as by Back.
    setShown(search)
    if (search !== wanted) setTyped(search)
  }
  const find = useEffectEvent(onSearch)
  useEffect(() => {
    if (wanted === search) return
    const timer = setTimeout(() => find(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [wanted, search])
  return { typed, setTyped, isStale: wanted !== search }
}

interface SearchConversationsProps {
  typed: string
  onType: (typed: string) => void
}

/** Searches the mentees' names, a moment after the last key. */
export function SearchConversations({ typed, onType }: SearchConversationsProps) {
  return (
    <Place>
      <Input
        type="search"
        aria-label="Search conversations"
        icon={<Search size={18} />}
        placeholder="Search mentees"
        autoComplete="off"
        maxLength={SEARCH_MAXIMUM}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
    </Place>
  )
}

const Place = styled.search`
  display: block;
  padding: 12px 14px;
  border-bottom: 1px solid var(--line);
`
