import { styled } from 'styled-components'
import { isComing } from '../lib/comingPages.ts'
import { Link, type LinkProps } from '../ui/Link.tsx'

/** An entry of a menu or of the footer; a page that is still to come is named, and leads nowhere yet. */
export function NavLink({ to, children, ...rest }: LinkProps & { to: string }) {
  if (!isComing(to))
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    )
  return (
    <span>
      {children} <Soon>soon</Soon>
    </span>
  )
}

/** Beside the name of what is still to come. */
export const Soon = styled.small`
  margin-left: 6px;
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 400;
`
