import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { Progress_viewer$key } from '../../__generated__/Progress_viewer.graphql.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TitleBlock } from '../../ui/TitleBlock.tsx'
import { Activity } from './Activity.tsx'

/** How far the mentee has come, in three figures and the latest bookings. */
export function Progress({ viewerKey, now }: { viewerKey: Progress_viewer$key; now: Date }) {
  const { progress, bookings } = useFragment(
    graphql`
      fragment Progress_viewer on Viewer {
        progress {
          sessionsCompleted
          hours
          upcoming
        }
        bookings(first: 5) {
          edges {
            node {
              id
              ...Activity_booking
            }
          }
        }
      }
    `,
    viewerKey,
  )
  return (
    <Parts>
      {progress && (
        <TitleBlock
          big
          cell={180}
          facts={[
            { label: 'Sessions completed', value: progress.sessionsCompleted, figure: true },
            { label: 'Hours of mentoring', value: progress.hours, figure: true },
            { label: 'Upcoming sessions', value: progress.upcoming, figure: true },
          ]}
        />
      )}
      <h2>Recent activity</h2>
      {bookings.edges.length === 0 ? (
        <EmptyState level={3} title="Nothing here yet" actions={<ButtonLink to="/mentors">Find Mentors</ButtonLink>}>
          Your five latest bookings appear here. Mark a session as completed once it is over.
        </EmptyState>
      ) : (
        <List>
          {bookings.edges.map(({ node }) => (
            <li key={node.id}>
              <Activity bookingKey={node} now={now} />
            </li>
          ))}
        </List>
      )}
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  > h2 {
    margin-top: 12px;
    font-size: var(--t20);
  }
`

const List = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;
`
