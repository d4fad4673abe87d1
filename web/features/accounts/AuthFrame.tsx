import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.tsx'
import { PageWidth } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'

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
