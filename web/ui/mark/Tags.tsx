import { styled } from 'styled-components'

/** A skill, a tool, a topic; in `Tags` as a list's item. */
export const Tag = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 1.625rem;
  min-width: 0;
  padding: 2px 9px;
  border: 1px solid light-dark(transparent, var(--line));
  border-radius: var(--r-tag);
  background: var(--sunken);
  font-size: var(--t13);
  line-height: 1.3;
`

/** A list of tags that wraps: read one by one. */
export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`
