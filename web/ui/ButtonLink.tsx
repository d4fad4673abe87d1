import { styled } from 'styled-components'
import type { ComponentProps } from 'react'
import { buttonStyles, type ButtonLook, type StyledLook } from './buttonStyles.ts'
import { Link, type LinkProps } from './Link.tsx'

/** A link that looks like a button; prefetches its page on intent. */
export function ButtonLink({ look, size, icon, wide, ...rest }: LinkProps & ButtonLook) {
  return <StyledLink {...rest} $look={look} $size={size} $icon={icon} $wide={wide} />
}

const StyledLink = styled(Link)<StyledLook>`
  ${buttonStyles}
`

/** A link that looks like a button, to another site or an email program. */
export function ButtonAnchor({ look, size, icon, wide, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <StyledAnchor {...rest} $look={look} $size={size} $icon={icon} $wide={wide} />
}

const StyledAnchor = styled.a<StyledLook>`
  ${buttonStyles}
`
