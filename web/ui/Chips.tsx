import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { Link, type LinkProps } from './Link.tsx'

const chipStyles = css`
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

/** An applied filter with a remove button. */
export function FilterChip({
  children,
  label,
  onRemove,
}: {
  children: ReactNode
  label: string
  onRemove: () => void
}) {
  return (
    <Applied>
      {children}
      <button type="button" aria-label={`Remove filter ${label}`} onClick={onRemove}>
        <X size={16} />
      </button>
    </Applied>
  )
}

/** A skill, a tool, a topic. */
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

/** A row of tags that wraps. */
export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
`

const StyledLink = styled(Link)`
  ${chipStyles}
`

const Applied = styled.span`
  ${chipStyles}
  min-height: 36px;
  padding-right: 6px;
  border-color: var(--blueprint-line);
  background: var(--blueprint-wash);
  color: var(--blueprint);
  font-size: var(--t13);
  font-weight: 600;
  cursor: default;
  &:hover {
    border-color: var(--blueprint-line);
    background: var(--blueprint-wash);
    color: var(--blueprint);
  }
  button {
    position: relative;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 0;
    border-radius: 6px;
    background: none;
    cursor: pointer;
  }
  /* A finger gets 44 px although the button is 28. */
  button::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
`
