import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { css, styled } from 'styled-components'
import { controlStyles } from './controlStyles.ts'
import { useControl } from './fieldContext.ts'

interface SelectProps extends ComponentProps<'select'> {
  /** 36 px with 13 px type; 44 and 16 on touch screens. */
  small?: boolean
}

/** A native select, which works best on phones. Takes id, error and hint from the Field around it. */
export function Select({ small = false, ...rest }: SelectProps) {
  return (
    <Box>
      <StyledSelect {...rest} {...useControl(rest)} $small={small} />
      <ChevronDown size={16} />
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  min-width: 0;
  > svg {
    position: absolute;
    right: 12px;
    top: calc(50% - 8px);
    stroke-width: 2.2;
    color: var(--muted);
    pointer-events: none;
  }
`

const compact = css`
  width: auto;
  max-width: 100%;
  min-height: var(--control-small);
  padding: 5px 30px 5px 10px;
  font-size: var(--t13);
  @media (pointer: coarse) {
    min-height: 44px;
    font-size: var(--t16);
  }
`

const StyledSelect = styled.select<{ $small: boolean }>`
  ${controlStyles}
  appearance: none;
  padding-right: 38px;
  text-overflow: ellipsis;
  ${({ $small }) => $small && compact}
`
