import { useId, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../../ui/layout/Card.tsx'
import { PageWidth } from '../../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../../ui/theme.ts'

/** Heading above form and side column, stacked on narrow screens. */
export const AuthFrame = styled(PageWidth)`
  padding-bottom: clamp(40px, 6vw, 80px);
`

/** Form left, side column right. `$form` is the form's maximum width in px. */
export const AuthColumns = styled.div<{ $form: number }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $form }) => $form}px) minmax(0, 360px);
  gap: clamp(28px, 5vw, 64px);
  align-items: start;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, ${({ $form }) => $form}px);
  }
`

/** Card with the form and a notice above it. */
export const FormCard = styled(Card).attrs({ $pad: true })`
  display: grid;
  gap: 16px;
  align-content: start;
`

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
