import { useId } from 'react'
import { styled } from 'styled-components'
import type { PackageType } from '../../../api/rules/money.ts'
import { Money } from '../../ui/Money.tsx'
import { Muted } from '../../ui/PageFrame.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
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
  const name = useId()
  return (
    <Group>
      <VisuallyHidden as="legend">Plan</VisuallyHidden>
      <Options>
        {ORDER.map((option) => (
          <label key={option}>
            <input type="radio" name={name} value={option} checked={option === plan} onChange={() => onPlan(option)} />
            <b>{PLANS[option].label}</b>
            <Muted data-narrow>{PLANS[option].unit}</Muted>
            <Money data-narrow paise={prices[option]} />
          </label>
        ))}
      </Options>
    </Group>
  )
}

const Group = styled.fieldset`
  position: relative;
`

const Options = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 3px;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--sunken);

  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 44px;
    padding: 4px 12px;
    border: 1px solid transparent;
    border-radius: 7px;
    color: var(--muted);
    cursor: pointer;
  }
  b {
    font-weight: 600;
  }
  [data-narrow] {
    display: none;
  }
  label:has(:checked) {
    border-color: var(--line-strong);
    background: var(--surface);
    color: var(--ink);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (max-width: ${breakpoints.desktop}) {
    grid-template-columns: minmax(0, 1fr);
    label {
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 0 12px;
      place-items: center start;
      padding: 9px 12px;
      color: var(--ink);
    }
    label > :last-child {
      grid-area: 1 / 2 / span 2;
      font-size: var(--t17);
    }
    [data-narrow] {
      display: block;
      font-size: var(--t13);
    }
  }
`
