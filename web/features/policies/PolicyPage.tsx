import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BackLink, PageTitle, PageWidth, Small } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { PolicyContents } from './PolicyContents.tsx'
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
