import { css, styled } from 'styled-components'
import { Link, type LinkProps } from '../Link.tsx'

/** The dress of a chip. */
export const chipStyles = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-control);
  background: var(--surface);
  color: var(--ink);
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;
  &:hover,
  &[data-show='hover'] {
    border-color: var(--ink);
    background: var(--sunken);
    color: var(--ink);
  }
`

/** A row of chips that wraps. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`

/** A chip that is a link. */
export function ChipLink(props: LinkProps) {
  return <StyledLink {...props} />
}

const StyledLink = styled(Link)`
  ${chipStyles}
`
