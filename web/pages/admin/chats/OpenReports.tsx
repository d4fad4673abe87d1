import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatRequestDate } from '../../../../api/rules/text/format.ts'
import type { OpenReports_query$key } from '../../../__generated__/OpenReports_query.graphql.ts'
import { REPORT_REASONS } from '../../../features/chat/reportReasons.ts'
import { showToast } from '../../../lib/toasts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Small } from '../../../ui/PageFrame.tsx'
import { ResolveReport } from './ResolveReport.tsx'

interface OpenReportsProps {
  queryKey: OpenReports_query$key
  /** Numeric id. */
  conversationId: number
  /** Names of its two sides. */
  mentor: string
  mentee: string
}

/** Reports of a conversation that nobody has dealt with, to resolve with a note; nothing without. */
export function OpenReports({ queryKey, conversationId, mentor, mentee }: OpenReportsProps) {
  const { conversationReports } = useFragment(
    graphql`
      fragment OpenReports_query on Query {
        conversationReports(first: 100) {
          edges {
            node {
              databaseId
              status
              reporter
              reason
              details
              createdAt
              conversation {
                databaseId
              }
            }
          }
        }
      }
    `,
    queryKey,
  )
  const [resolved, setResolved] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<number | null>(null)
  const open = conversationReports.edges
    .map(({ node }) => node)
    .filter(
      ({ conversation, status, databaseId }) =>
        conversation.databaseId === conversationId && status === 'OPEN' && !resolved.has(databaseId),
    )
  if (open.length === 0) return null
  const shown = open.find(({ databaseId }) => databaseId === asked)
  return (
    <Reports aria-label="Open reports">
      <h3>Open reports</h3>
      <ul>
        {open.map(({ databaseId, reporter, reason, details, createdAt }) => (
          <li key={databaseId}>
            <b>{REPORT_REASONS.find(([value]) => value === reason)?.[1]}</b>
            <Small>
              Reported by the {reporter === 'MENTOR' ? 'mentor' : 'mentee'}, {formatRequestDate(new Date(createdAt))}{' '}
              IST
            </Small>
            {details && <p>{details}</p>}
            <Button size="small" aria-haspopup="dialog" onClick={() => setAsked(databaseId)}>
              Resolve
            </Button>
          </li>
        ))}
      </ul>
      {shown && (
        <ResolveReport
          id={shown.databaseId}
          names={shown.reporter === 'MENTOR' ? `${mentor} about ${mentee}` : `${mentee} about ${mentor}`}
          onClose={() => setAsked(null)}
          onResolved={() => {
            setResolved(new Set([...resolved, shown.databaseId]))
            showToast({ title: 'Report resolved', tone: 'good' })
          }}
        />
      )}
    </Reports>
  )
}

const Reports = styled.section`
  padding-top: 16px;
  > h3 {
    margin-bottom: 8px;
    font-size: var(--t15);
  }
  > ul {
    display: grid;
    gap: 10px;
    list-style: none;
  }
  li {
    display: grid;
    justify-items: start;
    gap: 6px;
    padding: 12px 14px;
    border: 1px solid var(--warn-line);
    border-radius: var(--r-control);
    background: var(--warn-wash);
  }
  li > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
