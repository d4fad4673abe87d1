import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { chipStyles } from './Chips.tsx'

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
