import { styled } from 'styled-components'
import { breakpoints } from '../../ui/theme.ts'

/** Picture, name with facts, and links: side by side, on a phone the links below. */
export const HeadFrame = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px 20px;
  align-items: center;
  padding: clamp(20px, 3vw, 36px) 0 16px;
  > div {
    display: grid;
    gap: 6px;
    min-width: 0;
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-template-columns: auto minmax(0, 1fr);
    gap: 12px 14px;
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`
