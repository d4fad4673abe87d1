import { styled } from 'styled-components'
import { Link } from '../../ui/Link.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { SECTIONS } from './sections.ts'

/** Links to the sections: a side column, or a row above on narrow screens. */
export function AccountNav() {
  return (
    <Nav aria-label="On this page">
      <ul>
        {Object.values(SECTIONS).map(({ id, title }) => (
          <li key={id}>
            <Link to={`#${id}`} onClick={() => focusHeading(id)}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Nav>
  )
}

/** Moves the keyboard focus to the section. */
function focusHeading(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}

const Nav = styled.nav`
  min-width: 0;
  ul {
    position: sticky;
    top: 88px;
    display: grid;
    list-style: none;
    border-left: 2px solid var(--line);
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    color: var(--muted);
    font-weight: 500;
    text-decoration: none;
  }
  a:hover {
    color: var(--ink);
    text-decoration: underline;
  }
  @media (max-width: ${breakpoints.desktop}) {
    ul {
      position: static;
      display: flex;
      flex-wrap: wrap;
      gap: 0 20px;
      border-left: 0;
    }
    a {
      padding: 0;
      color: var(--blueprint);
    }
  }
`
