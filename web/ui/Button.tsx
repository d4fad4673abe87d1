import type { ComponentProps, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from './overlay/Tooltip.tsx'
import { buttonStyles, type ButtonLook, type StyledLook } from './buttonStyles.ts'

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** In progress: the plumb line swings beside the unchanged label, and clicks are ignored. */
  busy?: boolean | undefined
}

/** A button; `type="button"` by default. */
export function Button({ look, size, icon, wide, busy, onClick, onMouseDown, type = 'button', ...rest }: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>): void {
    // A disabled button would lose the focus, so one that is busy or `aria-disabled` only ignores clicks.
    if (busy || rest['aria-disabled'] === true) event.preventDefault()
    else onClick?.(event)
  }
  function press(event: MouseEvent<HTMLButtonElement>): void {
    onMouseDown?.(event)
    // Blurring a field would show its error and move the button away from the pointer, and the click would be lost.
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
  // An icon alone is not clear to everyone.
  return icon && name ? <Tooltip text={name}>{button}</Tooltip> : button
}

const StyledButton = styled.button<StyledLook>`
  ${buttonStyles}
`

/** A row of buttons that wraps. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
`
