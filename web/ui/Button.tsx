import type { ComponentProps, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from './Tooltip.tsx'
import { buttonStyles, type ButtonLook, type StyledLook } from './buttonStyles.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Something is under way: the plumb line swings beside the unchanged label and clicks do nothing. */
  busy?: boolean | undefined
}

/** A button; `type="button"` unless told otherwise. */
export function Button({ look, size, icon, wide, busy, onClick, onMouseDown, type = 'button', ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    // Focus must stay on a busy button, so it is not disabled: it only does nothing.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  function press(event: MouseEvent<HTMLButtonElement>): void {
    onMouseDown?.(event)
    // Leaving a field would show its error first and move the button from under the pointer: the press would be lost.
    if (type === 'submit') event.preventDefault()
  }
  const button = (
    <StyledButton
      {...rest}
      type={type}
      onClick={click}
      onMouseDown={press}
      aria-busy={busy || undefined}
      $look={look}
      $size={size}
      $icon={icon}
      $wide={wide}
    />
  )
  const name = rest['aria-label']
  // An icon alone says too little to some.
  return icon && name ? <Tooltip text={name}>{button}</Tooltip> : button
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
