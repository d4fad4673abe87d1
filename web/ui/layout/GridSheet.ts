import { styled } from 'styled-components'

/** The blueprint's grid behind the head of a page. */
export const GridSheet = styled.div`
  border-bottom: 1px solid var(--line);
  background-image:
    linear-gradient(var(--grid-major) 1px, transparent 1px),
    linear-gradient(90deg, var(--grid-major) 1px, transparent 1px), linear-gradient(var(--grid) 1px, transparent 1px),
    linear-gradient(90deg, var(--grid) 1px, transparent 1px);
  background-position: 50% -1px;
  background-size:
    120px 120px,
    120px 120px,
    24px 24px,
    24px 24px;
`
