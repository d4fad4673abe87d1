import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatWhen } from '../../../api/rules/text/format.ts'
import type { Welcome_query$data, Welcome_query$key } from '../../__generated__/Welcome_query.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { timesWhole } from '../../ui/time/timesWhole.ts'

/** For visitors the ways to join; for members what is next for them. Null: the viewer is not known yet. */
export function Welcome({ queryKey }: { queryKey: Welcome_query$key | null }) {
  const query = useFragment(
    graphql`
      fragment Welcome_query on Query {
        site {
          now
        }
        viewer {
          type
          mentor {
            status
          }
          mentorshipRequestCounts {
            pending
          }
          bookings(first: 20) {
            edges {
              node {
                databaseId
                status
                startsAt
                mentorName
                mentor {
                  databaseId
                }
              }
            }
          }
        }
      }
    `,
    queryKey,
  )
  if (query?.viewer) return <NextSteps>{whatIsNext(query.viewer, new Date(query.site.now))}</NextSteps>
  return (
    <Join>
      <Small>New here?</Small>
      <ButtonLink look="plain" to="/mentee-signup">
        Join as Mentee
      </ButtonLink>
      <ButtonLink look="plain" to="/mentor-signup">
        Join as Mentor
      </ButtonLink>
    </Join>
  )
}

type Viewer = NonNullable<Welcome_query$data['viewer']>

function whatIsNext(viewer: Viewer, now: Date) {
  if (viewer.mentor && viewer.mentor.status !== 'ACCEPTED')
    return <p>Your application is being reviewed. We will email you.</p>
  const session = viewer.type === 'MENTEE' ? nextSession(viewer, now) : null
  const waiting = viewer.mentorshipRequestCounts.pending
  return (
    <>
      {session?.mentor && session.startsAt && (
        <p>
          Your next session: {timesWhole(formatWhen(new Date(session.startsAt), now))} with {session.mentorName}.
        </p>
      )}
      {(session?.mentor || waiting > 0) && (
        <ButtonRow>
          {session?.mentor && (
            <ButtonLink to={`/booking/${session.mentor.databaseId}?confirmed=${session.databaseId}`}>
              See your session
            </ButtonLink>
          )}
          {waiting > 0 && (
            <ButtonLink to="/mentorship-requests">
              {viewer.type === 'MENTOR' ? `${plural(waiting, 'request')} waiting` : 'Your requests'}
            </ButtonLink>
          )}
        </ButtonRow>
      )}
      {viewer.type === 'MENTOR' && waiting === 0 && <Small as="div">No requests are waiting for you.</Small>}
    </>
  )
}

function nextSession({ bookings }: Viewer, now: Date) {
  const coming = bookings.edges
    .map(({ node }) => node)
    .filter(({ status, startsAt }) => status === 'CONFIRMED' && startsAt && new Date(startsAt) > now)
  return coming.toSorted((one, other) => String(one.startsAt).localeCompare(String(other.startsAt)))[0] ?? null
}

/** Less than the search above it: there is one thing to do here. */
const Join = styled(ButtonRow)`
  gap: 0 20px;
`

/** A line of text or a row of buttons; kept when a member has nothing ahead, so that the page below stays where it is. */
const NextSteps = styled.div`
  display: grid;
  gap: inherit;
  align-content: start;
  min-height: 44px;
  > p {
    max-width: 54ch;
    font-size: var(--t17);
  }
`
