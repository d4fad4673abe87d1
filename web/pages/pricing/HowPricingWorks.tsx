import { PAYMENT_METHODS_TEXT } from '../../../api/rules/policies.ts'
import { DimensionList } from '../../ui/DimensionList.ts'
import { Muted } from '../../ui/PageFrame.tsx'
import { ADVANCED_RANGE, STARTER_RANGE } from './plans.ts'

const STEPS = [
  {
    title: 'The mentor sets the price',
    text: `Every mentor decides on two rates. We suggest ${STARTER_RANGE} for Starter and ${ADVANCED_RANGE} for Advanced.`,
  },
  {
    title: 'You see it before anything else',
    text: 'You see it on the card, on the profile and on the Pay button, in rupees. Nothing is added at checkout.',
  },
  {
    title: 'You pay when you book',
    text: `By ${PAYMENT_METHODS_TEXT}. We reserve the slot while you pay; it is yours once the payment is confirmed.`,
  },
] as const

/** How pricing works, in three steps. */
export function HowPricingWorks() {
  return (
    <DimensionList>
      {STEPS.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <Muted as="p">{text}</Muted>
        </li>
      ))}
    </DimensionList>
  )
}
