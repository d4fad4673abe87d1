import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { WhatWaits_site$key } from '../../__generated__/WhatWaits_site.graphql.ts'
import type { WhatWaits_viewer$key } from '../../__generated__/WhatWaits_viewer.graphql.ts'
import { showFailure } from '../../ui/Failure.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { Bone, Skeleton } from '../../ui/Skeleton.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { ToBeFound } from './ToBeFound.tsx'
import { WaitingRequests } from './WaitingRequests.tsx'

/** Loaded for those who have one, together with the data; as high as most are. */
export const NextSession = lazyPart(
  () => import('../../features/sessions/NextSession.tsx').then((module) => module.NextSession),
  <Skeleton>
    <Bone $height="244px" />
  </Skeleton>,
  undefined,
  showFailure,
)
NextSession.preload()

/** With its own data, because few have any; as high as one report is. */
export const ReportsToAnswer = lazyPart(
  () => import('./ReportsToAnswer.tsx').then((module) => module.ReportsToAnswer),
  <Skeleton>
    <Bone $height="17rem" />
  </Skeleton>,
  undefined,
  showFailure,
)

/** With its own data, because most have none; a line of text. */
export const UnreadMessages = lazyPart(
  () => import('./UnreadMessages.tsx').then((module) => module.UnreadMessages),
  <span>…</span>,
)

export const WaitsWatch = lazyPart(() => import('./WaitsWatch.tsx').then((module) => module.WaitsWatch))

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
  const { nextSession, mentor, unreadMessages, workshopsToDo } = viewer
  if (!mentor) return null
  const isAccepted = mentor.status === 'ACCEPTED'
  const facts = [
    ...(isAccepted && !nextSession ? [{ label: 'Next session', value: 'None booked yet' }] : []),
    ...(isAccepted
      ? [{ label: 'Requests waiting', value: <WaitingRequests viewerKey={viewer} siteKey={site} /> }]
      : []),
    ...(unreadMessages > 0 ? [{ label: 'Unread messages', value: <UnreadMessages key={unreadMessages} /> }] : []),
    ...(workshopsToDo > 0
      ? [{ label: 'Workshops', value: <Link to="/mentor-dashboard?tab=workshops">{needsText(workshopsToDo)}</Link> }]
      : []),
    { label: 'Visible to students', value: <ToBeFound mentorKey={mentor} /> },
  ]
  return (
    <Section aria-label="Needs your attention">
      <WaitsWatch viewerKey={viewer} />
      {viewer.sessionsToAnswer.length > 0 && <ReportsToAnswer />}
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
