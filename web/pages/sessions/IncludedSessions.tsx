import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { bookingPage } from '../../../api/rules/addresses.ts'
import type { IncludedSessions_viewer$key } from '../../__generated__/IncludedSessions_viewer.graphql.ts'
import { BookIncludedSessionButton } from '../../features/sessions/included/BookIncludedSessionButton.tsx'
import { planDatesText, type PaidPlan } from '../../features/sessions/included/paidPlans.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { ButtonRow } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'

interface IncludedSessionsProps {
  viewerKey: IncludedSessions_viewer$key
  plans: readonly PaidPlan[]
  now: Date
}

/** The packages that are paid for and not over: the way to book a session of each or why there is none, and to its page. */
export function IncludedSessions({ viewerKey, plans, now }: IncludedSessionsProps) {
  const viewer = useFragment(
    graphql`
      fragment IncludedSessions_viewer on Viewer {
        # The pages that read no more than the packages don't carry this.
        plans(first: 6) {
          edges {
            node {
              id
              bookingId
            }
          }
        }
      }
    `,
    viewerKey,
  )
  const bookings = new Map(viewer.plans.edges.map(({ node }) => [node.id, node.bookingId]))
  return (
    <List>
      {plans.map((plan) => (
        <li key={plan.id}>
          <p>
            <span>
              Advanced package with <Link to={mentorPath(plan.mentor.databaseId)}>{plan.mentor.name}</Link>
            </span>
            <Muted>{`It ${planDatesText(plan, now)}.`}</Muted>
          </p>
          <ButtonRow>
            <BookIncludedSessionButton planKey={plan} saysWhy />
            {bookings.get(plan.id) && (
              <ButtonLink
                look="plain"
                size="small"
                to={bookingPage({ id: bookings.get(plan.id)!, mentorId: plan.mentor.databaseId })}
              >
                Package details
              </ButtonLink>
            )}
          </ButtonRow>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;
  &:empty {
    display: none;
  }
  > li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 20px;
    align-items: center;
    justify-content: space-between;
    padding: 13px 16px;
    border: 1px solid var(--blueprint-line);
    border-radius: var(--r-card);
    background: var(--blueprint-wash);
  }
  p {
    display: grid;
    overflow-wrap: anywhere;
  }
`
