import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ButtonRow } from '../Button.tsx'

interface EmptyStateProps {
  title: string
  /** Why it is empty. */
  children: ReactNode
  /** The next step: one or two buttons. */
  actions?: ReactNode
  /** Level of the title. */
  level?: 1 | 2 | 3
}

/** Empty state on the blueprint grid: why it is empty and what to do next. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const
  return (
    <Sheet>
      <Title>{title}</Title>
      <Why as={typeof children === 'string' ? 'p' : 'div'}>{children}</Why>
      {actions && <ButtonRow>{actions}</ButtonRow>}
    </Sheet>
  )
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: 10px;
  padding: 32px clamp(20px, 4vw, 40px);
  border: 1px dashed var(--line-strong);
  border-radius: var(--r-card);
  background-color: var(--surface);
  background-image:
    linear-gradient(var(--grid) 1px, transparent 1px), linear-gradient(90deg, var(--grid) 1px, transparent 1px);
  background-size: 20px 20px;
  /* Also where a button has a name in it. */
  overflow-wrap: anywhere;
  > h1,
  > h2,
  > h3 {
    font-size: var(--t17);
  }
  > :last-child:not(:nth-child(2)) {
    margin-top: 6px;
  }
`

const Why = styled.div`
  min-width: 0;
  max-width: 100%;
  color: var(--muted);
`
