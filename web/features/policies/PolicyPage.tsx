import type { ReactNode } from 'react'
import { BackLink, PageTitle, Small } from '../../ui/PageFrame.tsx'
import type { Clause } from './clause.ts'
import { PolicyContents } from './PolicyContents.tsx'
import { PolicyColumns, PolicySheet, PolicyText } from './policyLayout.ts'

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
