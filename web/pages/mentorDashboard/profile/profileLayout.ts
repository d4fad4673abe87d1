import { styled } from 'styled-components'
import { breakpoints } from '../../../ui/theme.ts'

/** What is missing and the ways to the sections left, the sections right; stacked on narrow screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  gap: 20px clamp(28px, 4vw, 48px);
  align-items: start;
  padding-block: 20px clamp(40px, 6vw, 80px);
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`
