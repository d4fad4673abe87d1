import { css } from 'styled-components'

/** Styles of inputs, text areas and selects: 44 px high, 16 px type so that phones do not zoom. */
export const controlStyles = css`
  width: 100%;
  min-height: var(--control);
  padding: 9px 12px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-control);
  background: var(--surface);
  font-size: var(--t16);
  line-height: 1.45;
  transition:
    border-color var(--fast),
    box-shadow var(--fast);

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &:hover {
    border-color: var(--ink);
  }
  &:focus-visible,
  &[data-show='focus'] {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: var(--focus);
    border-radius: var(--r-control);
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }
  &[readonly] {
    border-color: var(--line);
    background: var(--sunken);
  }
  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--muted);
    opacity: 1;
  }
`
