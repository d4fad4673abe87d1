import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { chipStyles } from './Chips.tsx'
import { Link, type LinkProps } from '../Link.tsx'

interface FilterChipProps {
  children: ReactNode
  /** Names the filter. */
  label: string
  /** The address without it. */
  without: LinkProps['to']
}

/** An applied filter with its way out. */
export function FilterChip({ children, label, without }: FilterChipProps) {
  return (
    <Applied>
      <span>{children}</span>
      <Link to={without} aria-label={`Remove filter ${label}`}>
        <X size={16} />
      </Link>
    </Applied>
  )
}

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
  a {
    position: relative;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border-radius: 6px;
    color: inherit;
  }
  /* A finger gets 44 px although the link is 28. */
  a::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
`
