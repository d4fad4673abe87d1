import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'

/** A group of fields under a heading, with a hairline above. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  )
}

/** A long form of stacked sections. */
export const FormStack = styled.form`
  display: grid;
  gap: 24px;
`

/** As FormStack, with a mark at each required field. It is for the eyes only: screen readers know `aria-required`. */
export const MarkedFormStack = styled(FormStack)`
  [data-part='field']:has([aria-required='true']) > label > span:first-child::after {
    content: ' *';
    content: ' *' / '';
    color: var(--bad);
  }
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
