import { styled } from 'styled-components'
import { BookIncludedSessionButton } from '../../features/sessions/BookIncludedSessionButton.tsx'
import type { PaidPlan } from '../../features/sessions/paidPlans.ts'
import { planDatesText } from '../../features/sessions/planDatesText.ts'
import { mentorPath } from '../../lib/mentorPath.ts'
import { Link } from '../../ui/Link.tsx'
import { Muted } from '../../ui/PageFrame.tsx'

interface IncludedSessionsProps {
  plans: readonly PaidPlan[]
  now: Date
}

/** The packages that are paid for, with the way to book a session of each. Nothing where none is left. */
export function IncludedSessions({ plans, now }: IncludedSessionsProps) {
  return (
    <List>
      {plans.map((plan) => (
        // A package whose last session has just been booked keeps its open dialog.
        <li key={plan.id}>
          {plan.viewerCanBookCall?.allowed && (
            <p>
              <span>
                Advanced package with <Link to={mentorPath(plan.mentor.databaseId)}>{plan.mentor.name}</Link>
              </span>
              <Muted>{`It ${planDatesText(plan, now)}.`}</Muted>
            </p>
          )}
          <BookIncludedSessionButton planKey={plan} />
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;
  &:not(:has(> :not(:empty))) {
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
  > li:empty {
    display: none;
  }
  p {
    display: grid;
    overflow-wrap: anywhere;
  }
`
