import type { ComponentProps, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { buttonStyles, type ButtonLook, type StyledLook } from './buttonStyles.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Something is under way: the plumb line swings beside the unchanged label and clicks do nothing. */
  busy?: boolean | undefined
}

/** A button; `type="button"` unless told otherwise. */
export function Button({ look, size, icon, wide, busy, onClick, type = 'button', ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    // Focus must stay on a busy button, so it is not disabled: it only does nothing.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <StyledButton
      {...rest}
      type={type}
      onClick={click}
      aria-busy={busy || undefined}
      $look={look}
      $size={size}
      $icon={icon}
      $wide={wide}
    />
  )
}

const StyledButton = styled.button<StyledLook>`
  ${buttonStyles}
`

/** Buttons beside each other, wrapping. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`
