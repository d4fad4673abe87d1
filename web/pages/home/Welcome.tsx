import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { formatWhen } from '../../../api/rules/format.ts'
import type { Welcome_query$data, Welcome_query$key } from '../../__generated__/Welcome_query.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Small } from '../../ui/PageFrame.tsx'

/** For visitors the ways to join; for members what is next for them. Null: who asks is not known yet. */
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
  const viewer = query?.viewer
  if (!query || !viewer)
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
  if (viewer.mentor && viewer.mentor.status !== 'ACCEPTED')
    return <p>Your application is being reviewed. We will email you.</p>
  const session = viewer.type === 'MENTEE' ? nextSession(viewer, new Date(query.site.now)) : null
  const waiting = viewer.mentorshipRequestCounts.pending
  return (
    <>
      {session?.mentor && session.startsAt && (
        <p>
          Your next session: {formatWhen(new Date(session.startsAt), new Date(query.site.now))} with{' '}
          {session.mentorName}.
        </p>
      )}
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
      {viewer.type === 'MENTOR' && waiting === 0 && <Small as="p">No requests are waiting for you.</Small>}
    </>
  )
}

/** Less than the search above it: there is one thing to do here. */
const Join = styled(ButtonRow)`
  gap: 0 20px;
`

function nextSession({ bookings }: NonNullable<Welcome_query$data['viewer']>, now: Date) {
  const coming = bookings.edges
    .map(({ node }) => node)
    .filter(({ status, startsAt }) => status === 'CONFIRMED' && startsAt && new Date(startsAt) > now)
  return coming.toSorted((one, other) => String(one.startsAt).localeCompare(String(other.startsAt)))[0] ?? null
}
