import { useEffect, useRef, type ReactNode } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { breakpoints } from '../theme.ts'

interface BottomBarProps {
  /** The selection, in two short lines. */
  children: ReactNode
  /** The one button. */
  action: ReactNode
  /** Accessible name of the region, when no parent names it. */
  label?: string
}

/**
 * The sticky bottom bar of narrow screens: price and main action. The page ends above it, and toasts appear above it.
 * Where something else stands on its end, the page leaves `--bar-end` for it.
 */
export function BottomBar({ children, action, label }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { documentElement: root } = document
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.target.getBoundingClientRect().height
      if (height) root.style.setProperty('--bottom-bar', `${height}px`)
      // The window has become wide: there is no bar any more.
      else root.style.removeProperty('--bottom-bar')
    })
    if (bar.current) watch.observe(bar.current)
    return () => {
      watch.disconnect()
      root.style.removeProperty('--bottom-bar')
    }
  }, [])
  return (
    <Bar ref={bar} data-part="bar" {...(label && { role: 'region', 'aria-label': label })}>
      <Room />
      <div>{children}</div>
      {action}
    </Bar>
  )
}

const Room = createGlobalStyle`
  @media (max-width: ${breakpoints.desktop}) {
    :root { --bottom-bar: calc(66px + env(safe-area-inset-bottom)); }
    body { padding-bottom: var(--bottom-bar); }
    html { scroll-padding-bottom: calc(var(--bottom-bar) + 14px); }
  }
`

const Bar = styled.div`
  position: fixed;
  z-index: 25;
  inset: auto 0 0;
  display: none;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 10px calc(16px + var(--bar-end, 0px)) calc(10px + env(safe-area-inset-bottom)) 16px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  @media (max-width: ${breakpoints.desktop}) {
    display: flex;
  }
  > div {
    display: grid;
    flex: 1 1 7rem;
    min-width: 0;
    line-height: 1.35;
  }
  > div > :first-child > :first-child {
    font-size: var(--t17);
  }
  time {
    font-size: var(--t13);
  }
`
