import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Input } from './Input.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

export interface SearchOption {
  id: number
  label: string
  /** A second, quieter line. */
  under?: string
}

interface SearchSelectProps {
  /** Name of what is chosen; empty without. */
  chosen: string
  placeholder: string
  /** Finds options; rejects when it cannot. */
  search: (text: string) => Promise<readonly SearchOption[]>
  onPick: (option: SearchOption) => void
}

type Found = readonly SearchOption[] | 'loading' | 'failed'

/** Debounce of the search, in ms. */
const TYPING = 250

/** A choice of too many for a select: type, then pick one of those that match. Goes into a Field. */
export function SearchSelect({ chosen, placeholder, search, onPick }: SearchSelectProps) {
  const listId = useId()
  const [text, setText] = useState<string | null>(null)
  const [found, setFound] = useState<Found>('loading')
  const [active, setActive] = useState(-1)
  const isOpen = text !== null
  const options = typeof found === 'string' ? [] : found
  const wanted = useRef(0)
  const look = useEffectEvent(async (typed: string) => {
    wanted.current += 1
    const mine = wanted.current
    const answer = await search(typed.trim()).catch(() => 'failed' as const)
    if (mine !== wanted.current) return
    setFound(answer)
    setActive(-1)
  })
  useEffect(() => {
    if (text === null) return undefined
    const timer = setTimeout(() => void look(text), TYPING)
    return () => clearTimeout(timer)
  }, [text])

  function open(typed: string): void {
    if (!isOpen) setFound('loading')
    setText(typed)
  }
  function close(): void {
    wanted.current += 1
    setText(null)
    setActive(-1)
  }
  function pick(option: SearchOption | undefined): void {
    if (!option) return
    onPick(option)
    close()
  }
  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isOpen) {
      // The list, not the dialog around it.
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      pick(options[active])
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open('')
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (options.length > 0) setActive((active + step + options.length) % options.length)
    }
  }
  return (
    <Box>
      <Input
        icon={<Search size={18} />}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        placeholder={placeholder}
        value={text ?? chosen}
        onChange={({ target }) => open(target.value)}
        onClick={() => isOpen || open('')}
        onKeyDown={press}
        onBlur={close}
      />
      {isOpen && (
        <List id={listId} role="listbox" aria-label={placeholder}>
          {options.map((option, place) => (
            <div
              key={option.id}
              id={`${listId}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              // Before the field loses the focus, and the list with it.
              onPointerDown={(event) => {
                event.preventDefault()
                pick(option)
              }}
            >
              {option.label}
              {option.under && <span>{option.under}</span>}
            </div>
          ))}
          {options.length === 0 && (
            <div role="option" tabIndex={-1} aria-selected="false" aria-disabled="true">
              {found === 'loading'
                ? 'Searching…'
                : found === 'failed'
                  ? 'We couldn’t search. Please try again.'
                  : 'Nothing found'}
            </div>
          )}
        </List>
      )}
      <VisuallyHidden role="status">
        {isOpen && typeof found !== 'string' && found.length > 0 ? `${found.length} found` : ''}
      </VisuallyHidden>
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  min-width: 0;
`

const List = styled.div`
  position: absolute;
  z-index: 2;
  top: calc(100% + 4px);
  right: 0;
  left: 0;
  max-height: 16rem;
  padding: 6px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--surface);
  box-shadow: var(--shadow);
  > div {
    min-height: 44px;
    padding: 8px 10px;
    border-radius: 6px;
    line-height: 1.35;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  > div[aria-disabled] {
    color: var(--muted);
    cursor: default;
  }
  > div:not([aria-disabled]):is(:hover, [aria-selected='true']) {
    background: var(--blueprint-wash);
  }
  > div > span {
    display: block;
    color: var(--muted);
    font-size: var(--t13);
  }
`
