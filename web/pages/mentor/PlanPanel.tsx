import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { PackageType } from '../../../api/rules/money/money.ts'
import type { PlanPanel_mentor$key } from '../../__generated__/PlanPanel_mentor.graphql.ts'
import type { PlanPanel_viewer$key } from '../../__generated__/PlanPanel_viewer.graphql.ts'
import type { PlanPanel_site$key } from '../../__generated__/PlanPanel_site.graphql.ts'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/Money.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { Time } from '../../ui/Time.tsx'
import { ChoosePlan } from './ChoosePlan.tsx'
import { PlanSwitch } from './PlanSwitch.tsx'
import { PLANS } from './plans.ts'

/** A line's room until it comes; without it, where the rule stands. */
export const PlanRefund = lazyPart(
  () => import('./PlanRefund.tsx').then((module) => module.PlanRefund),
  <span>{'\u00A0'}</span>,
  ({ plan }) => plan,
  <Link to="/cancellation-refund-policy">See our refund policy</Link>,
)
PlanRefund.preload()

/** Asked for with the page, so that it is there with the page's data. */
export const RunningMonth = lazyPart(() => import('./RunningMonth.tsx').then((module) => module.RunningMonth))
RunningMonth.preload()

interface PlanPanelProps {
  mentorKey: PlanPanel_mentor$key
  siteKey: PlanPanel_site$key
  /** Null for a visitor. */
  viewerKey: PlanPanel_viewer$key | null | undefined
  /** The server's clock. */
  now: Date
  plan: PackageType
  onPlan: (plan: PackageType) => void
  /** A session of a package with this mentor is paid for already: booking it comes first. */
  hasIncluded: boolean
  /** Stands in place of the way to book it; false where it can be booked. */
  closed: ReactNode
}

/** What each plan costs and brings, when it can begin, what is refunded, and the way to book it. */
export function PlanPanel({ mentorKey, siteKey, viewerKey, now, plan, onPlan, hasIncluded, closed }: PlanPanelProps) {
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
        ...PlanRefund_mentor
      }
    `,
    mentorKey,
  )
  const site = useFragment(
    graphql`
      fragment PlanPanel_site on Site {
        ...PlanRefund_site
      }
    `,
    siteKey,
  )
  const viewer = useFragment(
    graphql`
      fragment PlanPanel_viewer on Viewer {
        ...RunningMonth_viewer
      }
    `,
    viewerKey,
  )
  const { nextFreeSlot, available } = mentor
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
            <PlanRefund mentorKey={mentor} siteKey={site} now={now} plan={plan} />
          </dd>
        </div>
      </Facts>
      {closed || (
        <>
          {viewer && <RunningMonth viewerKey={viewer} mentorId={mentor.databaseId} now={now} />}
          <ChoosePlan
            mentorId={mentor.databaseId}
            name={mentor.name}
            available={available}
            plan={plan}
            isSecond={hasIncluded}
          />
        </>
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
