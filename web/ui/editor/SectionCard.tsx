import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

interface SectionCardProps {
  title: string
  /** What it is for, or who sees it. */
  lead?: ReactNode
  /** Of its title, where something else is described by it. */
  id?: string
  children: ReactNode
}

/** A section of a longer page: its title, one sentence, and what it holds. */
export function SectionCard({ title, lead, id, children }: SectionCardProps) {
  const made = useId()
  const titleId = id ?? made
  return (
    <Section aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </Section>
  )
}

const Section = styled.section`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  > header {
    display: grid;
    gap: 4px;
    padding: 18px 20px 0;
    > h2 {
      font-size: var(--t20);
    }
    > p {
      color: var(--muted);
    }
  }
`
