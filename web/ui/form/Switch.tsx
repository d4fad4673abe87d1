import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'

/** A switch that applies at once; its label at the right. */
export function Switch({ children, ...rest }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <Label>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says itself whether it is on */}
      <Track {...rest} type="checkbox" role="switch" />
      {children}
    </Label>
  )
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: var(--control);
  font-weight: 600;
  cursor: pointer;
  &:has(input:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }
`

const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 40px;
  height: 24px;
  margin: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: 12px;
  background: var(--surface);
  cursor: inherit;
  transition: background var(--fast);

  &::before {
    content: '';
    position: absolute;
    left: 3px;
    top: 3px;
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: var(--line-strong);
    transition: translate var(--fast);
  }
  &:checked {
    border-color: var(--blueprint);
    background: var(--blueprint);
  }
  &:checked::before {
    translate: 16px 0;
    background: var(--on-blueprint);
  }
  &:focus-visible {
    border-radius: 12px;
  }
`
