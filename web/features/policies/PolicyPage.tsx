import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BackLink, PageTitle, PageWidth, Small } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { Disclosure, Disclosures } from '../../ui/layout/Disclosure.tsx'
import { Link } from '../../ui/Link.tsx'
import type { Clause } from './policyFacts.ts'

interface PolicyPageProps {
  title: string
  /** Last change and effective dates. */
  stamp: ReactNode
  /** Summary of the policy, in a sentence or two. */
  lead: string
  /** Stands above the first clause. */
  summary?: ReactNode
  clauses: readonly Clause[]
}

/** A policy: table of contents beside numbered clauses; printable. */
export function PolicyPage({ title: heading, stamp, lead, summary, clauses }: PolicyPageProps) {
  return (
    <PolicySheet>
      <PageTitle
        title={heading}
        back={<BackLink to="/">Home</BackLink>}
        lead={
          <>
            {lead}
            <br />
            <Small>{stamp}</Small>
          </>
        }
      />
      <PolicyColumns>
        <PolicyContents clauses={clauses} />
        <PolicyText>
          {summary}
          {clauses.map(({ id, title, text }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {index + 1}. {title}
              </h2>
              {text}
            </section>
          ))}
        </PolicyText>
      </PolicyColumns>
    </PolicySheet>
  )
}

/** The sheet a policy stands on. Printed, only the text remains, in black on white. */
const PolicySheet = styled(PageWidth)`
  @media print {
    max-width: none;
    padding: 0;
    /* The shell around the page has no place on paper. */
    body:has(&) header,
    body:has(&) footer {
      display: none;
    }
    :root:has(&) {
      color-scheme: only light;
    }
    body:has(&) {
      background: none;
    }
    a:has(+ h1) {
      display: none;
    }
    a {
      color: inherit;
    }
    h2 {
      break-after: avoid;
    }
    li,
    p {
      break-inside: avoid;
    }
  }
`

/** Contents beside the text. */
const PolicyColumns = styled.div`
  display: grid;
  grid-template-columns: 232px minmax(0, 1fr);
  gap: clamp(28px, 6vw, 88px);
  padding-top: 12px;
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    padding-top: 0;
  }
  @media print {
    display: block;
  }
`

/** Running text: one clause under another. */
const PolicyText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 36px;
  min-width: 0;
  max-width: 70ch;
  line-height: 1.65;
  overflow-wrap: anywhere;
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  h2 {
    font-size: var(--t20);
  }
  h3 {
    margin-top: 6px;
    font-size: var(--t15);
  }
  p {
    max-width: none;
  }
  ul {
    display: grid;
    gap: 6px;
    padding-left: 20px;
    list-style: disc;
  }
  li::marker {
    color: var(--muted);
  }
  @media print {
    display: block;
    max-width: none;
    > * {
      margin-bottom: 18pt;
    }
    > section {
      display: block;
    }
    > section > * + * {
      margin-top: 6pt;
    }
  }
`

const TITLE = 'On this page'

/** The table of contents: beside the text, or folded above it where there is no room. */
function PolicyContents({ clauses }: { clauses: readonly Clause[] }) {
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
