import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { buttonStyles, type ButtonLook, type StyledLook } from './buttonStyles.ts'

/** A link that looks like a button, to another site or an email program. */
export function ButtonAnchor({ look, size, icon, wide, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <StyledAnchor {...rest} $look={look} $size={size} $icon={icon} $wide={wide} />
}

const StyledAnchor = styled.a<StyledLook>`
  ${buttonStyles}
`
