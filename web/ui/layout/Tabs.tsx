import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { styled } from 'styled-components'
import { breakpoints } from '../theme.ts'

interface Tab<V extends string> {
  value: V
  label: ReactNode
  /** Locked: cannot be opened. Say why beside the tabs. */
  disabled?: boolean
}

interface TabsProps<V extends string> {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
  /** TabPanel elements, one per tab. */
  children: ReactNode
}

/** The open tab, for the panels below. */
const OpenTab = createContext<{ value: string; idOf: (part: 'tab' | 'panel', value: string) => string } | null>(null)

/** The tab that a key moves to from the one at `place`; null for other keys. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key === 'ArrowRight') return (place + 1) % count
  return key === 'ArrowLeft' ? (place + count - 1) % count : null
}

/** Tabs over panels of one page; arrow keys open the neighbour. Keep the value in the URL when it may be shared. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const idOf = (part: 'tab' | 'panel', of: string): string => `${id}${part}-${of}`
  const place = tabs.findIndex((tab) => tab.value === value)
  const inView = useRef(0)
  useEffect(() => {
    // The first one is there from the start: to look where it is would cost a layout of the whole page.
    if (inView.current === place) return
    inView.current = place
    // On a narrow screen the open tab may be scrolled out of view.
    const bar = list.current
    const open = bar?.children[place]
    if (bar && open instanceof HTMLElement)
      bar.scrollLeft = open.offsetLeft - bar.offsetLeft - (bar.clientWidth - open.offsetWidth) / 2
  }, [place])

  function move(event: KeyboardEvent): void {
    const open = tabs.filter((tab) => !tab.disabled)
    const from = open.findIndex((tab) => idOf('tab', tab.value) === (event.target as HTMLElement).id)
    const to = open[placeAfter(event.key, from, open.length) ?? -1]
    if (!to) return
    event.preventDefault()
    document.getElementById(idOf('tab', to.value))?.focus()
    onChange(to.value)
  }

  return (
    <OpenTab value={{ value, idOf }}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={idOf('tab', tab.value)}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? idOf('panel', value) : undefined}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled ?? false}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </List>
      {children}
    </OpenTab>
  )
}

interface TabPanelProps extends ComponentProps<'div'> {
  /** Its tab's. */
  value: string
}

/** Content of one tab; renders nothing while another is open. */
export function TabPanel({ value, children, ...rest }: TabPanelProps) {
  const open = use(OpenTab)
  if (open?.value !== value) return null
  return (
    <Panel
      role="tabpanel"
      id={open.idOf('panel', value)}
      aria-labelledby={open.idOf('tab', value)}
      tabIndex={0}
      {...rest}
    >
      {children}
    </Panel>
  )
}

const Panel = styled.div`
  padding-top: 20px;
`

const List = styled.div`
  display: flex;
  gap: 4px;
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  scrollbar-width: none;
  /* An edge darkens while there is more beyond it: the first two layers move with the tabs and cover the others. */
  --edge: color-mix(in srgb, var(--ink) 14%, transparent);
  background:
    linear-gradient(to right, var(--back, var(--paper)) 40%, transparent) left / 40px 100% local,
    linear-gradient(to left, var(--back, var(--paper)) 40%, transparent) right / 40px 100% local,
    linear-gradient(to right, var(--edge), transparent) left / 14px 100%,
    linear-gradient(to left, var(--edge), transparent) right / 14px 100%;
  background-repeat: no-repeat;

  > button {
    position: relative;
    display: inline-flex;
    flex: none;
    align-items: center;
    gap: 8px;
    min-height: 46px;
    padding: 0 14px;
    border: 0;
    background: none;
    color: var(--muted);
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }
  > button:first-child {
    padding-left: 0;
  }
  > button:hover,
  > [aria-selected='true'] {
    color: var(--ink);
  }
  > :focus-visible {
    outline-offset: -3px;
  }
  > [aria-selected='true']::after {
    content: '';
    position: absolute;
    inset: auto 14px 0;
    height: 3px;
    border-radius: 2px 2px 0 0;
    background: var(--ink);
  }
  > button:first-child::after {
    left: 0;
  }
  > :disabled {
    color: var(--muted);
    font-weight: 500;
    opacity: 0.8;
    cursor: not-allowed;
  }

  @media (max-width: ${breakpoints.phone}) {
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    > button {
      padding: 0 10px;
    }
    > [aria-selected='true']::after {
      inset-inline: 10px;
    }
  }
`
