import { css } from 'styled-components'
import { breakpoints } from './theme.ts'

/** What dialog, sheet and side panel share: title row, scrolling body, foot with the buttons. */
export const sheetParts = css`
  position: fixed;
  z-index: 41;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(0, 1fr) auto;
  background: var(--surface);
  box-shadow: var(--shadow);
  outline: none;
  > [data-part='body'] {
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  /* Two labels have no room side by side: one below the other, the primary one, which is the last, on top. */
  @media (max-width: ${breakpoints.narrow}) {
    && > [data-part='foot'] {
      display: flex;
      flex-direction: column-reverse;
      flex-wrap: nowrap;
      align-items: stretch;
    }
    && > [data-part='foot'] > * {
      flex: none;
      margin-inline: 0;
      max-width: none;
    }
  }
`
