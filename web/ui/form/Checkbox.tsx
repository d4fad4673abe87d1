import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { useControl } from './fieldContext.ts'

interface CheckProps extends ComponentProps<'input'> {
  /** The label, at the right. */
  children: ReactNode
}

/** A checkbox with its label. */
export function Checkbox({ children, ...rest }: CheckProps) {
  return (
    <CheckLabel>
      <Mark {...rest} {...useControl(rest)} type="checkbox" />
      <span>{children}</span>
    </CheckLabel>
  )
}

/** One of several choices: give the radios of a group one `name`, inside a fieldset with a legend. */
export function Radio({ children, ...rest }: CheckProps) {
  return (
    <CheckLabel>
      <Mark {...rest} type="radio" />
      <span>{children}</span>
    </CheckLabel>
  )
}

const CheckLabel = styled.label`
  display: grid;
  grid-template-columns: 22px 1fr;
  gap: 10px;
  align-items: start;
  min-height: var(--control);
  padding: 11px 0;
  line-height: 1.45;
  cursor: pointer;
  &:has(input:disabled) {
    color: var(--muted);
    cursor: not-allowed;
  }
`

const Mark = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  width: 22px;
  height: 22px;
  margin: 0;
  border: 1.5px solid var(--line-strong);
  border-radius: 5px;
  background: var(--surface);
  cursor: inherit;

  &[type='radio'] {
    border-radius: 50%;
  }
  &::before {
    content: '';
    width: 12px;
    height: 12px;
    background: var(--on-blueprint);
    visibility: hidden;
  }
  &[type='checkbox']::before {
    clip-path: polygon(10% 48%, 0 60%, 36% 94%, 100% 22%, 88% 10%, 35% 70%);
  }
  &[type='radio']::before {
    width: 8px;
    height: 8px;
    border-radius: 50%;
  }
  &:checked {
    border-color: var(--blueprint);
    background: var(--blueprint);
  }
  &:checked::before {
    visibility: visible;
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }
  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
  }
`
