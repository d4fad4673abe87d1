import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

/** Fields that belong together, under their heading, parted from the section before by a hairline. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  )
}

/** A long form: sections below each other. */
export const FormStack = styled.form`
  display: grid;
  gap: 24px;
`

const Section = styled.section`
  display: grid;
  gap: 20px;
  h2 {
    font-size: var(--t20);
  }
  & + & {
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
`
