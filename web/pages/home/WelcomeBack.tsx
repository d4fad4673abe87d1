import { graphql, useFragment } from 'react-relay'
import { formatWhen } from '../../../api/rules/text/format.ts'
import type { WelcomeBack_query$data, WelcomeBack_query$key } from '../../__generated__/WelcomeBack_query.graphql.ts'
import { plural } from '../../lib/plural.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Small } from '../../ui/PageFrame.tsx'

/** For members: what is next for them. */
export function WelcomeBack({ queryKey }: { queryKey: WelcomeBack_query$key }) {
  const { site, viewer } = useFragment(
    graphql`
      fragment WelcomeBack_query on Query {
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
  if (!viewer) return null
  if (viewer.mentor && viewer.mentor.status !== 'ACCEPTED')
    return <p>Your application is being reviewed. We will email you.</p>
  const session = viewer.type === 'MENTEE' ? nextSession(viewer, new Date(site.now)) : null
  const waiting = viewer.mentorshipRequestCounts.pending
  return (
    <>
      {session?.mentor && session.startsAt && (
        <p>
          Your next session: {formatWhen(new Date(session.startsAt), new Date(site.now))} with {session.mentorName}.
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

function nextSession({ bookings }: NonNullable<WelcomeBack_query$data['viewer']>, now: Date) {
  const coming = bookings.edges
    .map(({ node }) => node)
    .filter(({ status, startsAt }) => status === 'CONFIRMED' && startsAt && new Date(startsAt) > now)
  return coming.toSorted((one, other) => String(one.startsAt).localeCompare(String(other.startsAt)))[0] ?? null
}
