import { styled } from 'styled-components'

/** A row of the bell's panel: one link or button, with a mark at its edge while it is new. */
export const BellRow = styled.li<{ $isNew: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border-top: 1px solid var(--line);
  ${({ $isNew }) => $isNew && 'box-shadow: inset 3px 0 var(--blueprint);'}
  &:first-child {
    border-top: 0;
  }
  > [data-note] {
    display: flex;
    gap: 12px;
    padding: 12px 16px;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  > [data-note]:focus-visible {
    outline-offset: -2px;
  }
  &:hover {
    background: var(--sunken);
  }
`

/** What a row says: what it is about, more of it, and when. */
export const BellWords = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
  b {
    font-weight: 600;
    line-height: 1.35;
    overflow-wrap: anywhere;
  }
  i {
    display: -webkit-box;
    font-style: normal;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    color: var(--muted);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--muted);
    font: var(--t13) / 1.5 var(--mono);
  }
`
