import { Check, Minus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import { packageAmount, type PackageType } from '../../../api/rules/money.ts'
import { refundRule } from '../../../api/rules/refunds.ts'
import type { PlanPanel_mentor$key } from '../../__generated__/PlanPanel_mentor.graphql.ts'
import type { PlanPanel_site$key } from '../../__generated__/PlanPanel_site.graphql.ts'
import { Money } from '../../ui/Money.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { Time } from '../../ui/Time.tsx'
import { ChoosePlan } from './ChoosePlan.tsx'
import { PLANS } from './plans.ts'

interface PlanPanelProps {
  mentorKey: PlanPanel_mentor$key
  siteKey: PlanPanel_site$key
  /** The server's clock. */
  now: Date
  plan: PackageType
  onPlan: (plan: PackageType) => void
}

const OPTIONS = [
  { value: 'starter', label: 'Starter' },
  { value: 'advanced', label: 'Advanced' },
] as const

/** What each plan costs and brings, when it can begin, what is refunded, and the way to book it. */
export function PlanPanel({ mentorKey, siteKey, now, plan, onPlan }: PlanPanelProps) {
  const mentor = useFragment(
    graphql`
      fragment PlanPanel_mentor on Mentor {
        databaseId
        name
        available
        starterPackageRate
        advancedPackageRate
        nextFreeSlot {
          startsAt
        }
      }
    `,
    mentorKey,
  )
  const { refundWindowHours } = useFragment(
    graphql`
      fragment PlanPanel_site on Site {
        refundWindowHours
      }
    `,
    siteKey,
  )
  const { nextFreeSlot, available } = mentor
  const rate = plan === 'starter' ? mentor.starterPackageRate : mentor.advancedPackageRate
  const refund = refundRule({ packageType: plan, windowHours: refundWindowHours }, now)
  return (
    <Panel>
      <Segment label="Plan" options={OPTIONS} value={plan} onChange={onPlan} />
      <Price>
        <Money paise={packageAmount(plan, rate)} />
        <Muted>{PLANS[plan].unit}</Muted>
      </Price>
      <Ticks>
        {PLANS[plan].brings.map(({ text, missing }) => (
          <li key={text} data-missing={missing || undefined}>
            {missing ? <Minus size={16} /> : <Check size={16} />}
            {text}
          </li>
        ))}
      </Ticks>
      <Facts>
        {plan === 'starter' ? (
          <div>
            <dt>Next free</dt>
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
          <dd>{refund.line}</dd>
        </div>
      </Facts>
      <ChoosePlan mentorId={mentor.databaseId} name={mentor.name} available={available} plan={plan} />
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
