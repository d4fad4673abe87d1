import { css, styled } from 'styled-components'
import { fadeIn } from './motion.ts'
import { breakpoints } from './theme.ts'

/**
 * Darkens what is behind a dialog: the page, or the panel that it was opened from, which is as high. `base.css` keeps the
 * page from scrolling while there is one. Radix' overlay would add a style element for that, which the policy refuses.
 */
export const Scrim = styled.div.attrs<{ 'data-scrim'?: string }>({ 'data-scrim': '' })`
  position: fixed;
  inset: 0;
  z-index: 41;
  background: var(--scrim);
  animation: ${fadeIn} var(--fast) var(--ease);
`

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
