import { styled } from 'styled-components'

/** Marks a label as required, for the eye: the control itself tells screen readers (`required` of Field). */
export function RequiredMark() {
  return <Star aria-hidden="true">*</Star>
}

/** What the mark means, said once at the head of a form. */
export function RequiredNote() {
  return (
    <Note aria-hidden="true">
      <Star>*</Star> Required
    </Note>
  )
}

const Star = styled.span`
  color: var(--bad);
`

const Note = styled.p`
  color: var(--muted);
  font-size: var(--t13);
`
