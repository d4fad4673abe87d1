import { css } from 'styled-components'

/** Money is Inter 650 tabular, not mono: there the dotted zero reads as a struck-out price. */
export const moneyStyles = css`
  font: 650 1em/1.3 var(--text);
  font-feature-settings: 'tnum', 'calt';
  letter-spacing: -0.012em;
  white-space: nowrap;
`
