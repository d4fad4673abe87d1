import { DropdownMenu } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { fadeIn } from '../motion.ts'

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement
  defaultOpen?: boolean
  /** MenuItem, MenuLink, MenuHead and MenuLine. */
  children: ReactNode
}

/** A menu below its button; closes on choice, Escape or a click outside. */
export function Menu({ trigger, defaultOpen = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <Sheet align="end" sideOffset={8} collisionPadding={8}>
          {children}
        </Sheet>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

const itemStyles = css`
  display: flex;
  gap: 10px;
  align-items: center;
  width: 100%;
  min-height: 44px;
  padding: 10px 12px;
  border-radius: 6px;
  color: var(--ink);
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;
  outline: none;
  &[data-highlighted] {
    background: var(--blueprint-wash);
    color: var(--ink);
  }
  &[data-disabled] {
    color: var(--muted);
    cursor: default;
  }
`

/** An action. */
export const MenuItem = styled(DropdownMenu.Item)`
  ${itemStyles}
`

/** A link: wrap one Link. */
export function MenuLink({ children }: { children: ReactElement }) {
  return <MenuItem asChild>{children}</MenuItem>
}

/** Heading of the menu, above its items. */
export const MenuHead = styled(DropdownMenu.Label)`
  display: grid;
  padding: 8px 12px 10px;
  line-height: 1.4;
  b {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  span {
    color: var(--muted);
    font-size: var(--t13);
  }
`

/** A hairline between groups. */
export const MenuLine = styled(DropdownMenu.Separator)`
  height: 1px;
  margin: 4px 0;
  background: var(--line);
`

const Sheet = styled(DropdownMenu.Content)`
  z-index: 45;
  width: 240px;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  animation: ${fadeIn} var(--fast) var(--ease);
`
