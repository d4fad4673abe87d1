import { styled } from 'styled-components'
import { isComing } from '../lib/comingPages.ts'
import { Link, type LinkProps } from '../ui/Link.tsx'

/** An entry of a menu or of the footer. A page that does not exist yet is listed without a link. */
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

/** Marks a page that does not exist yet. */
export const Soon = styled.small`
  margin-left: 6px;
  color: var(--muted);
  font-size: var(--t13);
  font-weight: 400;
`
