import { styled } from 'styled-components'
import { breakpoints } from '../theme.ts'

/** Three to four points side by side under a dimension line; stacked on a phone. */
export const DimensionList = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin-top: 20px;
  border-top: 1.5px solid var(--ink);
  > li {
    position: relative;
    display: grid;
    gap: 6px;
    align-content: start;
    padding: 18px 28px 0 0;
  }
  > li + li {
    padding-left: 28px;
  }
  > li::before,
  > li:last-child::after {
    content: '';
    position: absolute;
    left: 0;
    top: -6px;
    width: 1.5px;
    height: 11px;
    background: var(--ink);
    rotate: 30deg;
  }
  > li + li::before {
    left: -1px;
  }
  > li:last-child::after {
    left: auto;
    right: 0;
  }
  @media (max-width: ${breakpoints.phone}) {
    grid-auto-columns: auto;
    grid-auto-flow: row;
    margin-top: 12px;
    border-top: 0;
    > li,
    > li + li {
      padding: 14px 0;
      border-top: 1px solid var(--line);
    }
    > li::before,
    > li:last-child::after {
      display: none;
    }
  }
`
