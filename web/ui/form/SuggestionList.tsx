import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react'
import { styled } from 'styled-components'
import { plural } from '../../lib/plural.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'

/** An option as it is shown. */
interface Shown {
  text: string
  /** What it is, on the right. */
  kind: string
  /** A second, quieter line; may be empty. */
  under: string
}

interface SuggestionListProps<T> {
  /** The field that it belongs to, in the same positioned element; it has been typed into. */
  field: RefObject<HTMLInputElement | null>
  label: string
  options: readonly T[]
  show: (option: T) => Shown
  /** What stands in the field after each change. */
  onType: (text: string) => void
  onPick: (option: T) => void
}

/** Between the list and the edge of what is in view, in px. */
const EDGE = 12
/** With less room than this, in px, the page moves up: a phone's keyboard covers its lower half. */
const LEAST_ROOM = 220
/** The page's header, which covers what is above, in px. */
const HEADER = 76

/**
 * Suggestions below a field that is free to say something else. Arrows choose, Enter takes, Escape closes; without one chosen
 * the keys do what they do in the field.
 */
export function SuggestionList<T>({ field, label, options, show, onType, onPick }: SuggestionListProps<T>) {
  const listId = useId()
  const [isOpen, setOpen] = useState(true)
  const [active, setActive] = useState(-1)
  const [last, setLast] = useState(options)
  if (last !== options) {
    setLast(options)
    setActive(-1)
  }
  const isShown = isOpen && options.length > 0

  function close(): void {
    setOpen(false)
    setActive(-1)
  }
  function pick(option: T | undefined): void {
    close()
    if (option !== undefined) onPick(option)
  }
  const type = useEffectEvent(() => {
    setOpen(true)
    setActive(-1)
    onType(field.current?.value ?? '')
  })
  const start = useEffectEvent(() => onType(field.current?.value ?? ''))
  const leave = useEffectEvent(close)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Escape' && isShown) {
      // The browser would empty the field.
      event.preventDefault()
      close()
    } else if (event.key === 'Enter') {
      if (!isShown || active < 0) return close()
      event.preventDefault()
      pick(options[active])
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      // Between the last and the first is the field itself.
      const places = options.length + 1
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive(((active + 1 + step + places) % places) - 1)
    }
  })
  // React has drawn the field before this code was there.
  useEffect(() => {
    const input = field.current
    if (!input) return undefined
    start()
    const listeners = new AbortController()
    const { signal } = listeners
    input.addEventListener('input', () => type(), { signal })
    input.addEventListener('keydown', (event) => press(event), { signal })
    input.addEventListener('blur', () => leave(), { signal })
    return () => {
      listeners.abort()
      for (const name of Object.keys(attributesOf('', false, -1))) input.removeAttribute(name)
    }
  }, [field])
  useEffect(() => {
    for (const [name, value] of Object.entries(attributesOf(listId, isShown, active)))
      if (value === null) field.current?.removeAttribute(name)
      else field.current?.setAttribute(name, value)
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, isShown, active])
  return (
    <>
      {isShown && (
        <FittedList field={field} id={listId} role="listbox" aria-label={label}>
          {options.map((option, place) => {
            const { text, kind, under } = show(option)
            return (
              <button
                // oxlint-disable-next-line react/no-array-index-key -- an option has no state
                key={place}
                id={`${listId}-${place}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={place === active}
                // The field keeps the focus, and the list stays.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(option)}
              >
                <span>
                  <span>{text}</span>
                  {under && <small>{under}</small>}
                </span>
                <VisuallyHidden>, </VisuallyHidden>
                <small>{kind}</small>
              </button>
            )
          })}
        </FittedList>
      )}
      <VisuallyHidden role="status">{isShown ? `${plural(options.length, 'suggestion')}` : ''}</VisuallyHidden>
    </>
  )
}

const attributesOf = (listId: string, isShown: boolean, active: number) => ({
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': String(isShown),
  'aria-controls': isShown ? listId : null,
  'aria-activedescendant': isShown && active >= 0 ? `${listId}-${active}` : null,
})

function FittedList({ field, ...rest }: ComponentProps<'div'> & Pick<SuggestionListProps<never>, 'field'>) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (list.current && field.current) list.current.style.maxHeight = `${makeRoom(field.current)}px`
  }, [field])
  return <List ref={list} {...rest} />
}

/** How high a list below the field may be, in px. The page moves up where that would be too little. */
function makeRoom(field: HTMLElement): number {
  const below = () => {
    const { visualViewport: view } = window
    const bottom = view ? view.offsetTop + view.height : innerHeight
    return bottom - field.getBoundingClientRect().bottom - EDGE
  }
  if (below() < LEAST_ROOM) scrollBy({ top: field.getBoundingClientRect().top - HEADER, behavior: 'instant' })
  return Math.max(below(), LEAST_ROOM)
}

const List = styled.div`
  position: absolute;
  z-index: 20;
  top: calc(100% + 4px);
  left: 0;
  width: 100%;
  min-width: min(300px, calc(100vw - 2 * var(--gutter)));
  padding: 6px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r-control);
  background: var(--surface);
  box-shadow: var(--shadow);
  > button {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: 6px 10px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    line-height: 1.35;
    text-align: left;
    cursor: pointer;
  }
  > button:is(:hover, [aria-selected='true']) {
    background: var(--blueprint-wash);
  }
  > button > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--muted);
    font-size: var(--t13);
  }
  span > small {
    display: block;
  }
`
