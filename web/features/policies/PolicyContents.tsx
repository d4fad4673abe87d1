import { styled } from 'styled-components'
import { Disclosure, Disclosures } from '../../ui/layout/Disclosure.tsx'
import { Link } from '../../ui/Link.tsx'
import { breakpoints } from '../../ui/theme.ts'
import type { Clause } from './policyFacts.ts'

const TITLE = 'On this page'

/** The table of contents: beside the text, or folded above it where there is no room. */
export function PolicyContents({ clauses }: { clauses: readonly Clause[] }) {
  const list = (
    <List>
      {clauses.map(({ id, title }, index) => (
        <li key={id}>
          <Link to={`#${id}`} onClick={() => focusHeading(id)}>
            {index + 1}. {title}
          </Link>
        </li>
      ))}
    </List>
  )
  return (
    <Contents aria-label={TITLE}>
      <Wide>
        <h2>{TITLE}</h2>
        {list}
      </Wide>
      <Narrow>
        <Disclosure title={TITLE}>{list}</Disclosure>
      </Narrow>
    </Contents>
  )
}

/** Moves the keyboard focus to the clause. */
function focusHeading(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true })
}

const Contents = styled.nav`
  min-width: 0;
  @media print {
    display: none;
  }
`

const Wide = styled.div`
  position: sticky;
  top: 84px;
  display: grid;
  gap: 8px;
  max-height: calc(100dvh - 104px);
  overflow-y: auto;
  font-size: var(--t13);
  h2 {
    font: 600 var(--t13) var(--text);
    letter-spacing: 0;
    color: var(--muted);
  }
  a {
    padding: 5px 0;
  }
  @media (max-width: ${breakpoints.desktop}) {
    display: none;
  }
`

const Narrow = styled(Disclosures)`
  display: none;
  @media (max-width: ${breakpoints.desktop}) {
    display: block;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
`

const List = styled.ol`
  display: grid;
  list-style: none;
  line-height: 1.4;
  a {
    display: flex;
    color: var(--ink);
    text-decoration: none;
  }
  a:hover {
    color: var(--blueprint);
    text-decoration: underline;
  }
`
