import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { useControl } from './fieldContext.ts'

interface InputProps extends ComponentProps<'input'> {
  /** A lucide icon inside, on the left. */
  icon?: ReactNode
  /** A unit joined to the left, such as the rupee sign. */
  prefix?: string
}

/** A one-line text input; takes its id, error and hint from the Field around it. */
export function Input({ icon, prefix, ...rest }: InputProps) {
  const input = <StyledInput {...rest} {...useControl(rest)} />
  if (icon)
    return (
      <WithIcon>
        {icon}
        {input}
      </WithIcon>
    )
  if (prefix)
    return (
      <Affix>
        <span aria-hidden="true">{prefix}</span>
        {input}
      </Affix>
    )
  return input
}

const StyledInput = styled.input`
  ${controlStyles}
`

const WithIcon = styled.div`
  position: relative;
  min-width: 0;
  > svg {
    position: absolute;
    left: 13px;
    top: calc(50% - 9px);
    color: var(--muted);
    pointer-events: none;
  }
  > input {
    padding-left: 40px;
  }
`

const Affix = styled.div`
  display: flex;
  > span {
    display: grid;
    place-items: center;
    padding: 0 12px;
    border: 1px solid var(--line-strong);
    border-right: 0;
    border-radius: var(--r-control) 0 0 var(--r-control);
    background: var(--sunken);
    color: var(--muted);
    font: 500 var(--t15) var(--mono);
  }
  > input {
    border-radius: 0 var(--r-control) var(--r-control) 0;
  }
`
