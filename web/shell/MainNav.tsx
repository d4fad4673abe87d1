import { useLocation } from 'react-router'
import { styled } from 'styled-components'
import { currentMark, NAV_ITEMS } from './navigation.ts'
import { Link } from '../ui/Link.tsx'
import { breakpoints } from '../ui/theme.ts'

/** The main navigation of wide screens, and of all where there is no script for a menu. */
export function MainNav() {
  const { pathname } = useLocation()
  return (
    <Nav aria-label="Main" data-plain>
      {NAV_ITEMS.map((item) => (
        <Link key={item.to} to={item.to} aria-current={currentMark(item, pathname)}>
          {item.label}
        </Link>
      ))}
    </Nav>
  )
}

const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  align-self: stretch;
  > * {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 12px;
    color: var(--muted);
    font-weight: 550;
    white-space: nowrap;
    text-decoration: none;
  }
  a:hover,
  a[aria-current] {
    color: var(--ink);
  }
  a[aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 12px -1px;
    height: 2px;
    background: var(--ink);
  }
  @media (max-width: ${breakpoints.header}) {
    display: none;
  }
`
