import { graphql, useFragment } from 'react-relay'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { slotTextAt } from '../../../api/rules/time/slotText.ts'
import type { PlanBar_mentor$key } from '../../__generated__/PlanBar_mentor.graphql.ts'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Small } from '../../ui/layout/PageFrame.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { PLANS } from './plans.ts'

interface PlanBarProps {
  mentorKey: PlanBar_mentor$key
  /** The server's clock. */
  now: Date
  plan: PackageType
}

/** The chosen plan at the foot of a narrow screen: what it costs, when it can begin, and the way to book it. */
export function PlanBar({ mentorKey, now, plan }: PlanBarProps) {
  const mentor = useFragment(
    graphql`
      fragment PlanBar_mentor on Mentor {
        databaseId
        available
        starterPrice
        advancedPrice
        nextFreeSlot {
          startsAt
        }
      }
    `,
    mentorKey,
  )
  const { available, nextFreeSlot } = mentor
  const price = plan === 'starter' ? mentor.starterPrice : mentor.advancedPrice
  const label = plan === 'starter' ? 'Pick a time' : 'Pick a start date'
  const book = available ? (
    <ButtonLink look="signal" to={`/booking/${mentor.databaseId}?package=${plan}`}>
      {label}
    </ButtonLink>
  ) : (
    <Button look="signal" disabled>
      {label}
    </Button>
  )
  return (
    <BottomBar label="Chosen plan" action={book}>
      <span>
        <Money paise={price} /> <Small>{PLANS[plan].label}</Small>
      </span>
      <Small>
        {!available ? (
          'Not taking bookings'
        ) : plan === 'advanced' ? (
          'For one month'
        ) : nextFreeSlot ? (
          // It is chosen by then, and the agenda comes next.
          <Link to={`/booking/${mentor.databaseId}?slot=${slotTextAt(new Date(nextFreeSlot.startsAt))}&step=details`}>
            <Time at={nextFreeSlot.startsAt} now={now} />
          </Link>
        ) : (
          'None in the next 30 days'
        )}
      </Small>
    </BottomBar>
  )
}
