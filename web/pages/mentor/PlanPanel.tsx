import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { PaidPlan } from '../../features/sessions/included/paidPlans.ts'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { refundRule } from '../../../api/rules/money/refunds.ts'
import { slotTextAt } from '../../../api/rules/time/slotText.ts'
import type { PlanPanel_bar$key } from '../../__generated__/PlanPanel_bar.graphql.ts'
import type { PlanPanel_mentor$key } from '../../__generated__/PlanPanel_mentor.graphql.ts'
import type { PlanPanel_site$key } from '../../__generated__/PlanPanel_site.graphql.ts'
import { RefundSentence } from '../../features/bookings/RefundSentence.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { BottomBar } from '../../ui/layout/BottomBar.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Muted, Small } from '../../ui/layout/PageFrame.tsx'
import { Rows } from '../../ui/layout/Rows.tsx'
import { Link } from '../../ui/Link.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { Time } from '../../ui/time/Time.tsx'
import { ChoosePlan, PlanSwitch } from './ChoosePlan.tsx'
import { PLANS } from './plans.ts'

interface PlanPanelProps {
  mentorKey: PlanPanel_mentor$key
  siteKey: PlanPanel_site$key
  /** The server's clock. */
  now: Date
  plan: PackageType
  onPlan: (plan: PackageType) => void
  /** Packages with this mentor that are paid for already: booking their sessions comes first. */
  paid: readonly PaidPlan[]
  /** Stands in place of the way to book it; false where it can be booked. */
  closed: ReactNode
}

/** What each plan costs and brings, when it can begin, what is refunded, and the way to book it. */
export function PlanPanel({ mentorKey, siteKey, now, plan, onPlan, paid, closed }: PlanPanelProps) {
  const mentor = useFragment(
    graphql`
      fragment PlanPanel_mentor on Mentor {
        databaseId
        name
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
  const { refundWindowHours: windowHours } = useFragment(
    graphql`
      fragment PlanPanel_site on Site {
        refundWindowHours
      }
    `,
    siteKey,
  )
  const { nextFreeSlot, available } = mentor
  const soonest = nextFreeSlot && new Date(nextFreeSlot.startsAt)
  const prices = {
    starter: mentor.starterPrice,
    advanced: mentor.advancedPrice,
  }
  return (
    <Panel>
      <PlanSwitch prices={prices} plan={plan} onPlan={onPlan} />
      <Price>
        <Money paise={prices[plan]} />
        <Muted>{PLANS[plan].unit}</Muted>
      </Price>
      <Ticks>
        {PLANS[plan].brings.map(({ text, missing }) => (
          <li key={text} data-missing={missing || undefined}>
            {missing ? <Minus size={16} /> : <Check size={16} />}
            <span>{text}</span>
          </li>
        ))}
      </Ticks>
      <Facts>
        {plan === 'starter' ? (
          <div>
            <dt>Next slot</dt>
            <dd>
              {nextFreeSlot ? (
                <Time at={nextFreeSlot.startsAt} now={now} />
              ) : available ? (
                'None in the next 30 days'
              ) : (
                'Not taking bookings'
              )}
            </dd>
          </div>
        ) : (
          <div>
            <dt>Starts</dt>
            <dd>On the day you choose</dd>
          </div>
        )}
        <div>
          <dt>Refund</dt>
          <dd>
            <RefundSentence rule={refundRule({ packageType: plan, soonest, windowHours }, now)} short />
          </dd>
        </div>
      </Facts>
      {closed || (
        <ChoosePlan
          mentorId={mentor.databaseId}
          name={mentor.name}
          available={available}
          plan={plan}
          paid={paid}
          now={now}
        />
      )}
    </Panel>
  )
}

const Panel = styled.div`
  display: grid;
  gap: 14px;
`

const Price = styled.div`
  display: grid;
  gap: 2px;
  > :first-child {
    font-size: var(--t34);
    line-height: 1.15;
    letter-spacing: -0.05em;
  }
  /* There the switch has both prices. */
  @media (max-width: ${breakpoints.desktop}) {
    display: none;
  }
`

const Ticks = styled.ul`
  display: grid;
  gap: 6px;
  > li {
    display: flex;
    gap: 10px;
    align-items: center;
  }
  svg.lucide {
    color: var(--good);
    stroke-width: 2.5;
  }
  [data-missing],
  [data-missing] svg.lucide {
    color: var(--muted);
  }
`

const Facts = styled(Rows)`
  border-block: 1px solid var(--line);
  font-size: var(--t13);
  time {
    font-size: var(--t13);
  }
`

interface PlanBarProps {
  mentorKey: PlanPanel_bar$key
  /** The server's clock. */
  now: Date
  plan: PackageType
}

/** The chosen plan at the foot of a narrow screen: what it costs, when it can begin, and the way to book it. */
export function PlanBar({ mentorKey, now, plan }: PlanBarProps) {
  const mentor = useFragment(
    graphql`
      fragment PlanPanel_bar on Mentor {
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
