import { PLAN_CALLS, PLAN_DAYS, SESSION_MINUTES } from '../../../api/rules/constants.ts'
import { PAYMENT_METHODS_TEXT, TRIAL_MINUTES } from '../../../api/rules/policies.ts'
import type { Question } from '../../ui/Faq.tsx'
import { ruleOf } from '../../features/policies/inForce.ts'
import { ADVANCED_RANGE, STARTER_RANGE } from './plans.ts'

/** Five questions on prices; refunds follow the rule in force. */
export function pricingQuestions(facts: { refundWindowHours: number }): Question[] {
  const session = ruleOf('starter', facts)
  const month = ruleOf('advanced', facts)
  return [
    {
      question: 'Why do prices differ from mentor to mentor?',
      answer: `Each mentor sets their own rates. We suggest ${STARTER_RANGE} for a Starter session and ${ADVANCED_RANGE} for a month of Advanced; some charge less, some more. The price on the card is the price you pay.`,
    },
    {
      question: 'Which plan should I start with?',
      answer: `Starter, if you have one question: ${SESSION_MINUTES} minutes, one to one. Advanced, if you want someone to ask along the way: ${PLAN_CALLS} sessions of ${SESSION_MINUTES} minutes and unlimited chat for ${PLAN_DAYS} days. You can book Advanced after a Starter session with the same mentor.`,
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
