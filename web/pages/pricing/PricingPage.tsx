import { styled } from 'styled-components'
import { PLAN_DAYS, PLAN_SESSIONS, SESSION_LENGTH } from '../../../api/rules/constants.ts'
import { PAYMENT_METHODS_TEXT, TRIAL_MINUTES } from '../../../api/rules/policies.ts'
import { ruleOf } from '../../features/policies/inForce.ts'
import { usePolicyFacts, type TextScreenProps } from '../../features/policies/policyFacts.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { DimensionList } from '../../ui/layout/DimensionList.ts'
import { Faq, type Question } from '../../ui/layout/Faq.tsx'
import { GridSheet } from '../../ui/layout/GridSheet.ts'
import { Link } from '../../ui/Link.tsx'
import { Lead, Muted, PageWidth } from '../../ui/layout/PageFrame.tsx'
import { AS_CARDS, Table, TableFrame } from '../../ui/layout/Table.tsx'
import { breakpoints } from '../../ui/theme.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { PlanCards } from './PlanCards.tsx'
import { ADVANCED_RANGE, PLANS, STARTER_RANGE } from './plans.ts'

/** Pricing page: three plans, compared and explained. */
export function PricingPage(props: TextScreenProps) {
  const facts = usePolicyFacts(props)
  return (
    <>
      <GridSheet>
        <Hero>
          <h1>Clear prices, set by the engineer you choose</h1>
          <Lead>One session, one month or a workshop. In rupees, shown before you log in.</Lead>
          <ButtonLink look="signal" to="/mentors">
            Browse Mentors
          </ButtonLink>
        </Hero>
      </GridSheet>
      <Sections>
        <section aria-label="Plans">
          <PlanCards />
        </section>
        <section aria-labelledby="compare">
          <h2 id="compare">Compare the plans</h2>
          <PlanTable />
        </section>
        <section aria-labelledby="how">
          <h2 id="how">How Pricing Works</h2>
          <HowPricingWorks />
        </section>
        <section aria-labelledby="questions">
          <h2 id="questions">Frequently asked questions</h2>
          <Faq questions={pricingQuestions(facts)} />
          <p>
            Anything else? <Link to="/cancellation-refund-policy">Read the refund policy</Link> or{' '}
            <Link to="/contact-us">write to us</Link>.
          </p>
        </section>
      </Sections>
    </>
  )
}

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
function HowPricingWorks() {
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

/** Comparison table of the plans; cards on a phone. */
function PlanTable() {
  return (
    <TableFrame>
      <Plans>
        <VisuallyHidden as="caption">The plans compared</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col">Duration</th>
            <th scope="col">Price</th>
            <th scope="col">Chat support</th>
            <th scope="col">Goal-oriented plan</th>
          </tr>
        </thead>
        <tbody>
          {PLANS.map(({ id, title, duration, price, isSuggested, chatSupport, goalOriented }) => (
            <tr key={id}>
              <th scope="row" data-wide>
                {title}
              </th>
              <td data-label="Duration">{duration}</td>
              <td data-label="Price">{isSuggested ? `${price} suggested` : price}</td>
              <td data-label="Chat support">{chatSupport}</td>
              <td data-label="Goal-oriented plan">{goalOriented}</td>
            </tr>
          ))}
        </tbody>
      </Plans>
    </TableFrame>
  )
}

/** Five questions on prices; refunds follow the rule in force. */
function pricingQuestions(facts: { refundWindowHours: number }): Question[] {
  const session = ruleOf('starter', facts)
  const month = ruleOf('advanced', facts)
  return [
    {
      question: 'Why do prices differ from mentor to mentor?',
      answer: `Each mentor sets their own rates. We suggest ${STARTER_RANGE} for a Starter session and ${ADVANCED_RANGE} for a month of Advanced; some charge less, some more. The price on the card is the price you pay.`,
    },
    {
      question: 'Which plan should I start with?',
      answer: `Starter, if you have one question: ${SESSION_LENGTH}, one to one. Advanced, if you want someone to ask along the way: ${PLAN_SESSIONS} and unlimited chat for ${PLAN_DAYS} days. You can book Advanced after a Starter session with the same mentor.`,
    },
    {
      question: 'Is there a free trial?',
      answer: `Some mentors offer a trial session of ${TRIAL_MINUTES} minutes, free of charge. Write to support to arrange one.`,
    },
    {
      question: 'How do I pay, and is anything added?',
      answer: `By ${PAYMENT_METHODS_TEXT}, in Indian rupees, through a payment provider. Our platform fee is part of the mentor's price: nothing is added at checkout.`,
    },
    {
      question: 'Can I cancel and get my money back?',
      answer: `Starter: ${session.sentence} Advanced: ${month.sentence} Later refunds and everything else are in the Cancellation and Refund Policy.`,
    },
  ]
}

const Hero = styled(PageWidth)`
  display: grid;
  gap: 14px;
  justify-items: start;
  padding-block: clamp(32px, 5vw, 60px);
  > h1 {
    max-width: 18em;
  }
`

const Sections = styled(PageWidth)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(40px, 5vw, 64px);
  padding-top: clamp(24px, 3vw, 40px);
  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    min-width: 0;
  }
`

const Plans = styled(Table)`
  font-size: var(--t15);
  && th,
  && td {
    padding-inline: 16px;
  }
  @container ${AS_CARDS} {
    && th,
    && td {
      padding-inline: 0;
    }
  }
  @media (max-width: ${breakpoints.phone}) {
    tr {
      grid-template-columns: 1fr 1fr;
    }
  }
`
