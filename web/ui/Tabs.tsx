import { Tabs as RadixTabs } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { breakpoints } from './theme.ts'

interface Tab<V extends string> {
  value: V
  label: ReactNode
  /** Locked: it can be reached but not opened. Say why beside the tabs. */
  disabled?: boolean
}

/** Px of the tab before the open one that stay in view, so that it is seen to be there. */
const PEEK = 40

interface TabsProps<V extends string> {
  label: string
  tabs: readonly Tab<V>[]
  value: V
  onChange: (value: V) => void
  /** TabPanel elements, one per tab. */
  children: ReactNode
}

/** Tabs over panels of one page; arrow keys move between them. Keep the value in the URL when it may be shared. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  const list = useRef<HTMLDivElement>(null)
  const place = tabs.findIndex((tab) => tab.value === value)
  useEffect(() => {
    // On a narrow screen the open tab may lie outside of what shows.
    const open = list.current?.children[place]
    if (list.current && open instanceof HTMLElement)
      list.current.scrollLeft = open.offsetLeft - list.current.offsetLeft - PEEK
  }, [place])
  return (
    <RadixTabs.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <List ref={list} aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger key={tab.value} value={tab.value} disabled={tab.disabled ?? false}>
            {tab.label}
          </RadixTabs.Trigger>
        ))}
      </List>
      {children}
    </RadixTabs.Root>
  )
}

/** What one tab shows; its `value` is the tab's. */
export const TabPanel = styled(RadixTabs.Content)`
  padding-top: 20px;
`

const List = styled(RadixTabs.List)`
  display: flex;
  gap: 4px;
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  scrollbar-width: none;

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
  > [data-state='active'] {
    color: var(--ink);
  }
  > :focus-visible {
    outline-offset: -3px;
  }
  > [data-state='active']::after {
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
    padding-inline: var(--gutter) 6px;
    > button {
      padding: 0 10px;
    }
    > [data-state='active']::after {
      inset-inline: 10px;
    }
  }
`
