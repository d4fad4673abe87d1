import { styled } from 'styled-components'

/** Marks a label as required, for the eye: the control itself tells screen readers (`required` of Field). */
export function RequiredMark() {
  return <Star aria-hidden="true" />
}

/** What the mark means, said once at the head of a form. */
export function RequiredNote() {
  return (
    <Note aria-hidden="true">
      <Star /> Required
    </Note>
  )
}

/** Drawn, not written: a label's text stays its name. */
const Star = styled.span`
  &::after {
    content: '*';
    color: var(--bad);
  }
`

const Note = styled.p`
  color: var(--muted);
  font-size: var(--t13);
`
