import type { ReactNode } from 'react'
import { styled } from 'styled-components'

/** A section of the page of building blocks. */
export function Shown({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replace(/\W+/g, '-')
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  )
}

/** One block in one state, with the name of the state above it. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Cell>
      <code>{name}</code>
      {children}
    </Cell>
  )
}

/** States side by side. */
export const States = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 176px), 1fr));
  gap: 16px 12px;
`

/** Blocks beside each other, wrapping. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  align-items: center;
`

/** Two columns, one on a phone. */
export const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: 24px;
  > * {
    min-width: 0;
  }
`

/** Blocks below each other. */
export const Stack = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
`

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
  > h2 {
    padding-top: 14px;
    border-top: 1.5px solid var(--ink);
    font-size: var(--t20);
  }
`

const Cell = styled.div`
  display: grid;
  gap: 8px;
  align-content: start;
  justify-items: start;
  min-width: 0;
  > code {
    color: var(--muted);
    font-size: var(--t13);
  }
`
