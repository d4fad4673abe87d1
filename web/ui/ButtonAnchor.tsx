import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { buttonStyles, type ButtonLook, type StyledLook } from './buttonStyles.ts'

/** An address that is no page of ours (`mailto:`) and looks like a button. */
export function ButtonAnchor({ look, size, icon, wide, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <StyledAnchor {...rest} $look={look} $size={size} $icon={icon} $wide={wide} />
}

const StyledAnchor = styled.a<StyledLook>`
  ${buttonStyles}
`
