import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Link } from '../../ui/Link.tsx'
import { PageTitle, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { SECTIONS } from './AccountSection.tsx'

/** Heading, links to the sections, and the sections: the same for the page and its skeleton. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <Page>
      <PageTitle title="Account and security" lead="Your details, password, devices and data." />
      <Columns>
        <AccountNav />
        <Sections>{children}</Sections>
      </Columns>
    </Page>
  )
}

/** Links to the sections: a side column, or a row above on narrow screens. */
function AccountNav() {
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

const Page = styled(PageWidth)`
  padding-bottom: clamp(40px, 6vw, 80px);
`

/** Section links left, sections right; stacked on narrow screens. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  gap: 20px clamp(28px, 4vw, 56px);
  align-items: stretch;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Sections = styled.div`
  display: grid;
  gap: 20px;
  align-content: start;
  min-width: 0;
`
