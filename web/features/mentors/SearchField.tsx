import { Search } from 'lucide-react'
import { useRef, useState, type ComponentProps } from 'react'
import { styled } from 'styled-components'
import { SEARCH_MAXIMUM } from '../../../api/rules/constants.ts'
import { Input } from '../../ui/form/Input.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import type { Filters } from './filters.ts'

const SearchSuggestions = lazyPart(() => import('./SearchSuggestions.tsx').then((module) => module.SearchSuggestions))

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'prefix'> {
  /** A topic, software or branch was chosen among the suggestions: the filters that find it. Without it nothing is suggested. */
  onChoose?: ((chosen: Partial<Filters>) => void) | undefined
}

/** The field of a search for mentors. Its suggestions come with the first letter; before and without them it is a plain field. */
export function SearchField({ onChoose, ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isTyped, setTyped] = useState(false)
  return (
    <Around>
      <Input
        ref={field}
        type="search"
        name="search"
        icon={<Search size={18} />}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_MAXIMUM}
        onFocus={onChoose && SearchSuggestions.preload}
        onInput={() => setTyped(true)}
        {...rest}
      />
      {isTyped && onChoose && <SearchSuggestions field={field} onChoose={onChoose} />}
    </Around>
  )
}

const Around = styled.div`
  position: relative;
  min-width: 0;
`
