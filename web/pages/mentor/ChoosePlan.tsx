import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { formatShortDay } from '../../../api/rules/text/format.ts'
import { CHAT, chatPath } from '../../features/chat/chatPath.ts'
import { BookIncludedSessionButton } from '../../features/sessions/included/BookIncludedSessionButton.tsx'
import { nextIncluded, type PaidPlan, planDatesText } from '../../features/sessions/included/paidPlans.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { Small, Muted } from '../../ui/layout/PageFrame.tsx'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { PLANS } from './plans.ts'
import { WhenWide } from './profileParts.ts'

interface ChoosePlanProps {
  mentorId: number
  name: string
  available: boolean
  plan: PackageType
  /** Packages with this mentor that are paid for already: booking their sessions comes first. */
  paid: readonly PaidPlan[]
  /** The server's clock. */
  now: Date
}

/** The way to book: sessions that are paid for already, then the plan. A Busy mentor's is closed, with the reason below. */
export function ChoosePlan({ mentorId, name, available, plan, paid, now }: ChoosePlanProps) {
  const label = `Choose ${PLANS[plan].label}`
  // Beside an included session it stands on every width.
  const isSecond = nextIncluded(paid) !== null
  const Width = isSecond ? Always : WhenWide
  return (
    <>
      <PaidPackage plans={paid} mentorId={mentorId} now={now} />
      {available ? (
        <Width>
          <ButtonLink look={isSecond ? undefined : 'signal'} wide to={`/booking/${mentorId}?package=${plan}`}>
            {label}
          </ButtonLink>
        </Width>
      ) : (
        <Closed>
          <WhenWide>
            <Button look="signal" wide disabled>
              {label}
            </Button>
          </WhenWide>
          <Small as="p">{name} is busy and is not taking bookings right now.</Small>
        </Closed>
      )}
    </>
  )
}

interface PaidPackageProps {
  plans: readonly PaidPlan[]
  mentorId: number
  /** The server's clock. */
  now: Date
}

/** An Advanced package with this mentor that is already paid for, and the way to book its sessions. */
function PaidPackage({ plans, mentorId, now }: PaidPackageProps) {
  const [running, next] = plans
  if (!running) return null
  const included = nextIncluded(plans)
  return (
    <>
      <Notice
        title={[
          `Your Advanced package ${planDatesText(running, now)}.`,
          ...(next ? [`The next one starts on ${formatShortDay(next.startDate)}.`] : []),
        ].join(' ')}
        actions={
          <ButtonLink size="small" to={chatPath(mentorId)} state={CHAT.open} preventScrollReset>
            Open chat
          </ButtonLink>
        }
      >
        <span key={included ? 'left' : 'used'}>
          {included
            ? 'Included sessions are already paid for. A Starter session costs extra.'
            : 'All included sessions are booked. A Starter session costs extra.'}
        </span>
      </Notice>
      <WhenWide>
        <BookIncludedSessionButton key={(included ?? running).id} planKey={included ?? running} look="signal" wide />
      </WhenWide>
    </>
  )
}

const Always = styled.div`
  display: grid;
`

const Closed = styled.div`
  display: grid;
  gap: 8px;
`

const ORDER = ['starter', 'advanced'] as const

interface PlanSwitchProps {
  /** Paise. */
  prices: Record<PackageType, number>
  plan: PackageType
  onPlan: (plan: PackageType) => void
}

/** The two plans: side by side as a switch, or on a phone a row each with its price. */
export function PlanSwitch({ prices, plan, onPlan }: PlanSwitchProps) {
  const [query] = useSearchParams()
  return (
    <Options role="group" aria-label="Plan">
      {ORDER.map((option) => (
        <Link
          key={option}
          to={{ search: withPlan(query, option) }}
          replace
          preventScrollReset
          aria-current={option === plan ? 'true' : undefined}
          onClick={() => onPlan(option)}
        >
          <b>{PLANS[option].label}</b>
          <Muted data-narrow>{PLANS[option].unit}</Muted>
          <Money data-narrow paise={prices[option]} />
        </Link>
      ))}
    </Options>
  )
}

/** The plan is the address’s, as `package=advanced`; Starter without one. */
function withPlan(query: URLSearchParams, plan: PackageType): string {
  const next = new URLSearchParams(query)
  if (plan === 'advanced') next.set('package', plan)
  else next.delete('package')
  return String(next)
}

const Options = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 3px;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--sunken);

  > a {
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 4px 12px;
    border: 1px solid transparent;
    border-radius: 7px;
    color: var(--muted);
    text-decoration: none;
  }
  b {
    font-weight: 600;
  }
  [data-narrow] {
    display: none;
  }
  > [aria-current] {
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink);
  }
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
    > a {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 12px;
      place-items: center start;
      padding: 9px 12px;
      color: var(--ink);
    }
    > a > :last-child {
      grid-area: 1 / 2 / span 2;
      font-size: var(--t17);
    }
    [data-narrow] {
      display: block;
      font-size: var(--t13);
    }
  }
`
