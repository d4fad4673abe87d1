import { Suspense, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { WhatWaits_site$key } from '../../__generated__/WhatWaits_site.graphql.ts'
import type { WhatWaits_viewer$key } from '../../__generated__/WhatWaits_viewer.graphql.ts'
import { NextSession } from '../../features/sessions/NextSession.tsx'
import { showFailure } from '../../ui/Failure.tsx'
import { Link } from '../../ui/Link.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { ReportsToAnswer } from './ReportsToAnswer.tsx'
import { ToBeFound } from './ToBeFound.tsx'
import { InboxLink, UnreadMessages } from './UnreadMessages.tsx'
import { WaitingRequests } from './WaitingRequests.tsx'
import { WaitsWatch } from './WaitsWatch.tsx'

/** As high as one report is. */
const reportBones = (
  <Skeleton>
    <Bone $height="17rem" />
  </Skeleton>
)

/** An element, because React cannot take a text of its own from a translated page. */
const dots = <span>…</span>

interface WhatWaitsProps {
  viewerKey: WhatWaits_viewer$key
  siteKey: WhatWaits_site$key
}

/** What waits for the mentor, before all else: the next session, requests to answer, what keeps students from them. */
export function WhatWaits({ viewerKey, siteKey }: WhatWaitsProps) {
  const viewer = useFragment(
    graphql`
      fragment WhatWaits_viewer on Viewer {
        nextSession {
          __typename
        }
        mentor {
          status
          ...ToBeFound_mentor
        }
        sessionsToAnswer {
          __typename
        }
        unreadMessages
        workshopsToDo
        ...NextSession_viewer
        ...WaitingRequests_viewer
        ...WaitsWatch_viewer
      }
    `,
    viewerKey,
  )
  const site = useFragment(
    graphql`
      fragment WhatWaits_site on Site {
        ...NextSession_site
        ...WaitingRequests_site
      }
    `,
    siteKey,
  )
  /** How often the reports were asked for again: what failed is kept until it is another question. */
  const [round, setRound] = useState(0)
  const { nextSession, mentor, unreadMessages, workshopsToDo } = viewer
  if (!mentor) return null
  const isAccepted = mentor.status === 'ACCEPTED'
  const facts = [
    ...(isAccepted && !nextSession ? [{ label: 'Next session', value: 'None booked yet' }] : []),
    ...(isAccepted
      ? [{ label: 'Requests waiting', value: <WaitingRequests viewerKey={viewer} siteKey={site} /> }]
      : []),
    ...(unreadMessages > 0
      ? [
          {
            label: 'Unread messages',
            value: (
              <SectionBoundary fallback={() => <InboxLink unread={unreadMessages} />} resetOn={unreadMessages}>
                <Suspense fallback={dots}>
                  <UnreadMessages key={unreadMessages} />
                </Suspense>
              </SectionBoundary>
            ),
          },
        ]
      : []),
    ...(workshopsToDo > 0
      ? [{ label: 'Workshops', value: <Link to="/mentor-dashboard?tab=workshops">{needsText(workshopsToDo)}</Link> }]
      : []),
    { label: 'Visible to students', value: <ToBeFound mentorKey={mentor} /> },
  ]
  return (
    <Section aria-label="Needs your attention">
      <WaitsWatch viewerKey={viewer} />
      {viewer.sessionsToAnswer.length > 0 && (
        <SectionBoundary resetOn={round} onRetry={() => setRound(round + 1)} fallback={showFailure}>
          <Suspense fallback={reportBones}>
            <ReportsToAnswer round={round} />
          </Suspense>
        </SectionBoundary>
      )}
      {nextSession && <NextSession viewerKey={viewer} siteKey={site} />}
      <TitleBlock cell={240} facts={facts} />
      <Places aria-label="More of your dashboard">
        <Link to="/sessions">Sessions</Link>
        <Link to="/mentorship-requests">Mentorship requests</Link>
        <Link to="/earnings">Earnings</Link>
      </Places>
    </Section>
  )
}

const needsText = (count: number) => `${count} ${count === 1 ? 'needs' : 'need'} your attention`

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 4px 0 12px;
`

const Places = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`
