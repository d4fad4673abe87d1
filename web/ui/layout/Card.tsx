import { styled } from 'styled-components'

/** A sheet on the page. Use it once per level; inside it, hairlines. */
export const Card = styled.div<{ $pad?: boolean }>`
  --back: var(--surface);
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  ${({ $pad }) => $pad && 'padding: clamp(16px, 2vw, 24px);'}
`

/** Cards side by side, as many as fit. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr));
  gap: 20px;
  list-style: none;
  > li {
    display: grid;
    min-width: 0;
  }
`
