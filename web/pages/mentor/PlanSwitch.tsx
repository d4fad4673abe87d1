import { useSearchParams } from 'react-router'
import { styled } from 'styled-components'
import type { PackageType } from '../../../api/rules/money/money.ts'
import { Link } from '../../ui/Link.tsx'
import { Money } from '../../ui/mark/Money.tsx'
import { Muted } from '../../ui/layout/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { PLANS } from './plans.ts'

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
