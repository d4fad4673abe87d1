import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { planLastDay } from '../../../../api/rules/bookings/plans.ts'
import { formatPastDay, formatRequestDate } from '../../../../api/rules/text/format.ts'
import type { IstDate } from '../../../../api/rules/time/time.ts'
import type { ChatPanel_query$key } from '../../../__generated__/ChatPanel_query.graphql.ts'
import type { ChatPanelQuery } from '../../../__generated__/ChatPanelQuery.graphql.ts'
import { Details, NotThere } from '../../../features/admin/tables/RowPanel.tsx'
import { REPORT_REASONS } from '../../../features/chat/reportReasons.ts'
import { mailTo } from '../../../lib/mailTo.ts'
import { mentorPath } from '../../../lib/mentorPath.ts'
import { showToast } from '../../../lib/toasts.ts'
import { usePartQuery } from '../../../relay/usePartQuery.ts'
import { Badge } from '../../../ui/mark/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Small } from '../../../ui/layout/PageFrame.tsx'
import { PanelContent } from '../../../ui/table/SidePanel.tsx'
import { chatBadge } from './chatColumns.tsx'
import { ResolveReport } from './ResolveReport.tsx'
import type { ViewedChat } from './ViewChat.tsx'

interface ChatPanelProps {
  id: number
  round: number
  today: IstDate
  onView: (chat: ViewedChat) => void
}

/** What is known of a conversation without reading it, and what its sides have reported. */
export function ChatPanel({ id, round, today, onView }: ChatPanelProps) {
  const { conversation, ...query } = usePartQuery<ChatPanelQuery>(
    graphql`
      query ChatPanelQuery($id: Int!) @preloadable @raw_response_type {
        conversation(id: $id) {
          databaseId
          viewerMayRead
          isActive
          lastNumber
          lastActivityAt
          plan {
            startDate
            endDate
            mentor {
              databaseId
              name
              subBranch
            }
            mentee {
              name
              email
            }
          }
        }
        ...ChatPanel_query
      }
    `,
    { id },
    { round },
  )
  if (!conversation) return <NotThere title="Chat" />
  const { databaseId, viewerMayRead, isActive, lastNumber, lastActivityAt, plan } = conversation
  const { mentor, mentee, startDate, endDate } = plan
  const { text, tone } = chatBadge({ endDate, isActive }, today)
  return (
    <PanelContent
      title={`${mentor.name} and ${mentee.name}`}
      footer={
        <Button look="primary" aria-haspopup="dialog" onClick={() => onView({ databaseId, viewerMayRead })}>
          View Chat
        </Button>
      }
    >
      <p>
        <Badge $tone={tone}>{text}</Badge>
      </p>
      <Details
        rows={{
          Number: id,
          Mentor: <Link to={mentorPath(mentor.databaseId)}>{mentor.name}</Link>,
          Specialization: mentor.subBranch || 'General',
          Mentee: mentee.name,
          Email: mentee.email && <a href={mailTo(mentee.email)}>{mentee.email}</a>,
          'Start date': formatPastDay(startDate),
          'Expiry date': formatPastDay(planLastDay(endDate)),
          Messages: lastNumber,
          'Last activity': lastNumber > 0 ? `${formatRequestDate(new Date(lastActivityAt))} IST` : 'No messages yet',
        }}
      />
      <OpenReports queryKey={query} conversationId={id} mentor={mentor.name} mentee={mentee.name} />
    </PanelContent>
  )
}

interface OpenReportsProps {
  queryKey: ChatPanel_query$key
  /** Numeric id. */
  conversationId: number
  /** Names of its two sides. */
  mentor: string
  mentee: string
}

/** Reports of a conversation that nobody has dealt with, to resolve with a note; nothing without. */
function OpenReports({ queryKey, conversationId, mentor, mentee }: OpenReportsProps) {
  const { conversationReports } = useFragment(
    graphql`
      fragment ChatPanel_query on Query {
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
