import { styled } from 'styled-components'
import { buttonStyles, type ButtonLook, type StyledLook } from './buttonStyles.ts'
import { Link, type LinkProps } from './Link.tsx'

/** A link that looks like a button; prefetches its page on intent. */
export function ButtonLink({ look, size, icon, wide, ...rest }: LinkProps & ButtonLook) {
  return <StyledLink {...rest} $look={look} $size={size} $icon={icon} $wide={wide} />
}

const StyledLink = styled(Link)<StyledLook>`
  ${buttonStyles}
`
