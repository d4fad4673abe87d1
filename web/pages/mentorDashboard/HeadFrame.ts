import { styled } from 'styled-components'
import { breakpoints } from '../../ui/theme.ts'

/** Picture and name with facts, beside them a link; below, the switch. */
export const HeadFrame = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px 20px;
  align-items: start;
  padding: clamp(20px, 3vw, 36px) 0 16px;
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`
