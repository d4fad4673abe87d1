import { styled } from 'styled-components'
import { Card } from '../../ui/Card.tsx'
import { PageWidth } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

/** Heading over form and side column; one below the other on narrow screens. */
export const AuthFrame = styled(PageWidth)`
  padding-bottom: clamp(40px, 6vw, 80px);
`

/** Form left, what surrounds it right. `$form` is the form's greatest width in px. */
export const AuthColumns = styled.div<{ $form: number }>`
  display: grid;
  grid-template-columns: minmax(0, ${({ $form }) => $form}px) minmax(0, 360px);
  gap: clamp(28px, 5vw, 64px);
  align-items: start;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, ${({ $form }) => $form}px);
  }
`

/** The sheet with the form, and a notice above it. */
export const FormCard = styled(Card).attrs({ $pad: true })`
  display: grid;
  gap: 16px;
  align-content: start;
`
