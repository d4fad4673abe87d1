import type { ReactNode } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { breakpoints } from './theme.ts'

interface BottomBarProps {
  /** What has been chosen: two short lines. */
  children: ReactNode
  /** The one button. */
  action: ReactNode
  /** Names it as a region for screen readers, where nothing around it does. */
  label?: string
}

/** The foot of a narrow screen: what it costs and the one way on. The page ends above it, and toasts rise over it. */
export function BottomBar({ children, action, label }: BottomBarProps) {
  return (
    <Bar {...(label && { role: 'region', 'aria-label': label })}>
      <Room />
      <div>{children}</div>
      {action}
    </Bar>
  )
}

const Room = createGlobalStyle`
  @media (max-width: ${breakpoints.desktop}) {
    :root { --bottom-bar: 66px; }
    body { padding-bottom: calc(var(--bottom-bar) + env(safe-area-inset-bottom)); }
    html { scroll-padding-bottom: 80px; }
  }
`

const Bar = styled.div`
  position: fixed;
  z-index: 25;
  inset: auto 0 0;
  display: none;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  padding: 10px 16px calc(10px + env(safe-area-inset-bottom));
  border-top: 1px solid var(--line);
  background: var(--surface);
  @media (max-width: ${breakpoints.desktop}) {
    display: grid;
  }
  > div {
    display: grid;
    min-width: 0;
    line-height: 1.35;
  }
  > div > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > div > :first-child > :first-child {
    font-size: var(--t17);
  }
  time {
    font-size: var(--t13);
  }
`
